"""The rules book of Innkeeper: chapters, examples, cards and what this house decided."""
