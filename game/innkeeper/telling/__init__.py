"""Innkeeper without a picture: events, decisions and actions in words, views as data and lines."""
