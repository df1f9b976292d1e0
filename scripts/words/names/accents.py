"""Gives names the accents that registers leave out."""

import unicodedata


def plain(text):
    return ''.join(letter for letter in unicodedata.normalize('NFD', text) if not unicodedata.combining(letter))


def accented_forms(births, share, share_at_capital):
    """The form with accents of each name: if these shares of the plain form have it, it is that of the plain one, too."""
    accented = {}
    for name, count in births.items():
        letters = plain(name)
        least = share_at_capital if letters[1:] == name[1:] else share
        if letters != name and count > least * births.get(letters, 0):
            accented[letters] = max(accented.get(letters, name), name, key=births.get)
    return {name: accented.get(name, name) for name in births}
