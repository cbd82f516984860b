"""Damier in Python: engines, positions, bots and environments for four board games.

Needs only the standard library and Python 3.9 or newer. docs/python.md is an introduction.
"""
from .bot import Bot, BotError, Clock
from .engine import Engine
from .errors import BadInput, EngineClosed, EngineError, EngineNotFound, IllegalMove, NotSupported
from .position import Position, default_engine
from .results import Board, Card, Deal, Hint, Legal, Option, Perft, Progress, Solution, Stats
from .tree import Tree

__version__ = "2.0.0"
__all__ = [
    "BadInput", "Board", "Bot", "BotError", "Card", "Clock", "Deal", "Engine", "EngineClosed", "EngineError", "EngineNotFound", "Hint",
    "IllegalMove", "Legal", "NotSupported", "Option", "Perft", "Position", "Progress", "Solution", "Stats", "Tree",
    "default_engine",
]
