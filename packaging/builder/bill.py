"""Writes the bill of materials in the form of CycloneDX 1.6: every part, its licence, checksums and needs."""

import hashlib
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, Property, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL

from builder.facts import LICENCE, NAME, SUMMARY, commit, epoch, machine, system
from builder.origins import is_of_python
from builder.parts import Crate, Part
from game.version import VERSION

_NAMESPACE: Final = uuid.uuid5(uuid.NAMESPACE_URL, f"pkg:generic/{NAME}")
_licence = LicenseFactory().make_from_string


def write_bill(parts: Iterable[Part], glibc: str | None, target: Path) -> None:
    """Write the bill; time and serial number follow from the commit, so that it comes out alike."""
    bom = _bom(list(parts), glibc)
    text = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=1)
    target.write_text(text + "\n", encoding="utf-8", newline="\n")


def _bom(parts: list[Part], glibc: str | None) -> Bom:
    program = Component(
        name=NAME,
        version=VERSION,
        type=ComponentType.APPLICATION,
        bom_ref=NAME,
        description=SUMMARY,
        licenses=[_licence(LICENCE)],
        purl=PackageURL("generic", None, NAME, VERSION),
        properties=[
            Property(name=f"{NAME}:{name}", value=value)
            for name, value in (("commit", commit()), ("system", f"{system()} {machine()}"), ("glibc", glibc))
            if value
        ],
    )
    components = {part.name: _component(part) for part in parts}
    bom = Bom(
        serial_number=uuid.uuid5(_NAMESPACE, f"{commit()} {system()} {machine()}"),
        components=components.values(),
    )
    bom.metadata.timestamp = datetime.fromtimestamp(epoch(), UTC)
    bom.metadata.component = program
    bom.register_dependency(program, components.values())
    for part in parts:
        bom.register_dependency(components[part.name], [components[name] for name in part.needs])
    return bom


def _component(part: Part) -> Component:
    return Component(
        name=part.name,
        version=part.version,
        type=ComponentType.LIBRARY,
        bom_ref=part.name,
        purl=PackageURL.from_string(part.address) if part.address else None,
        licenses=[_licence(part.licence)],
        external_references=[_home(part), *_downloads(part)],
        components=[*map(_file, part.files), *map(_crate, part.crates)],
        properties=[Property(name=f"{NAME}:origin", value=part.origin)],
    )


def _home(part: Part) -> ExternalReference:
    return ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(part.home))


def _downloads(part: Part) -> list[ExternalReference]:
    """Return the downloads that the lock allows, by their checksums."""
    if not part.hashes or not part.address:
        return []
    url = XsUri(part.address)
    sums = [HashType(alg=HashAlgorithm.SHA_256, content=each) for each in part.hashes]
    return [ExternalReference(type=ExternalReferenceType.DISTRIBUTION, url=url, hashes=sums)]


def _file(path: Path) -> Component:
    # Python's own are stripped on their way into the build, all others are packed as they are.
    digests = [] if is_of_python(path) else [hashlib.sha256(path.read_bytes()).hexdigest()]
    return Component(
        name=path.name,
        type=ComponentType.FILE,
        bom_ref=f"file:{path.name}",
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest) for digest in digests],
    )


def _crate(crate: Crate) -> Component:
    return Component(
        name=crate.name,
        version=crate.version,
        type=ComponentType.LIBRARY,
        bom_ref=f"crate:{crate.name}@{crate.version}",
        purl=PackageURL("cargo", None, crate.name, crate.version),
        licenses=[_licence(crate.licence)],
    )
