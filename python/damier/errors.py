"""The exceptions of this package. All of them are subclasses of EngineError."""


class EngineError(Exception):
    """An error of Damier or of the connection to it. The message says what to do."""


class EngineNotFound(EngineError):
    """The program ./damier was not found or cannot be started."""


class EngineClosed(EngineError):
    """The process or the connection ended, or close() was called."""


class BadInput(EngineError, ValueError):
    """Damier rejected a game, a position, an engine, an option or a move."""


class IllegalMove(BadInput):
    """The move is not legal in the position."""


class NotSupported(EngineError):
    """A server does not offer this request. Use a local engine instead."""
