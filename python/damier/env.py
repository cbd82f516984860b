"""Environments with the interface of Gymnasium, and of PettingZoo for Quoridor. Neither library is needed.

    from damier.env import make
    env = make("taquin", size=3)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.sample())
"""
from __future__ import annotations

import random
from typing import Any, Callable, Dict, List, Optional, Tuple, Union

from .actions import Actions
from .engine import Engine, Time
from .errors import BadInput
from .observations import as_array, observe
from .position import GAMES, Position, default_engine

try:
    import gymnasium

    _Base: Any = gymnasium.Env
except ImportError:
    gymnasium = None  # type: ignore[assignment]
    _Base = object

WIN = 1_000_000
MAX_PLIES = 1_000
Opponent = Union[None, str, Callable[[Position], str]]


class Discrete:
    """The space of the integers from 0 to n - 1, for programs without Gymnasium."""

    def __init__(self, n: int) -> None:
        self.n = n

    def contains(self, value: Any) -> bool:
        return 0 <= int(value) < self.n

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


def _space(n: int) -> Any:
    return gymnasium.spaces.Discrete(n) if gymnasium is not None else Discrete(n)


def optimal_distance(engine: Engine, position: Position, time: Time = 1) -> Optional[int]:
    """Returns the proved minimum cost to the goal, or None if it is not proved in time.

    In Quoridor it is the number of plies to a proved win, or the negative number of plies to a proved loss.
    """
    if position.over:
        return 0
    if position.game == "quoridor":
        value = engine.solve("quoridor", position, engine="alphabeta", time=time).value or 0
        if abs(value) < WIN - MAX_PLIES:
            return None
        return WIN - value if value > 0 else -WIN - value
    solution = engine.solve(position.game, position.text, time=time)
    return solution.cost if solution.optimal else None


class DamierEnv(_Base):  # type: ignore[misc]
    """One game or puzzle. The reward of a step is minus its cost; in Quoridor 1 for a win and 0 otherwise.

    In Quoridor both sides are played by step(), and the reward is that of the player who moved. With an opponent (the
    id of an engine, or a function from position to move) step() also plays the reply, and a loss is -1.
    """

    metadata = {"render_modes": ["ansi"]}
    render_mode = "ansi"

    def __init__(
        self,
        game: str,
        engine: Optional[Engine] = None,
        position: Optional[str] = None,
        max_steps: int = 1000,
        optimal: bool = True,
        optimal_time: Time = 1,
        opponent: Opponent = None,
        **options: Any,
    ) -> None:
        if game not in GAMES:
            raise BadInput(f"unknown game '{game}'. Available: {', '.join(GAMES)}")
        if opponent is not None and game != "quoridor":
            raise BadInput(f"{game} has no opponent: only quoridor has")
        self.game, self.engine = game, engine or default_engine()
        self.max_steps, self.optimal, self.optimal_time, self.opponent = max_steps, optimal, optimal_time, opponent
        self._start, self._options = position, options
        self._random = random.Random()
        self._open(position or self._deal(0))

    def _deal(self, seed: int) -> str:
        return self.engine.deal(self.game, seed=seed, **self._options)[0].position

    def _open(self, text: str) -> None:
        self.position = Position(self.game, text, self.engine)
        self.actions = Actions(self.position)
        self.action_space = _space(self.actions.count)
        self.steps = 0

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Any, Dict[str, Any]]:
        """Starts a new position: the given one, options["position"], or one generated from the seed."""
        if seed is not None:
            self._random.seed(seed)
        text = (options or {}).get("position") or self._start
        self._open(text or self._deal(self._random.getrandbits(31) if seed is None else seed))
        return observe(self.position), self.info()

    def step(self, action: int) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        """Plays the move with this id. Raises IllegalMove if it is not legal; see action_mask()."""
        mover, before = self.position.to_move, self.position.cost
        self.position.play(self.actions.move(action))
        self.steps += 1
        if self.opponent is not None and not self.position.over:
            self.position.play(self._reply())
        over = self.position.over
        if self.game == "quoridor":
            winner = self.position.winner
            reward = 0.0 if winner < 0 else 1.0 if winner == mover else -1.0
        else:
            reward = -float(self.position.cost - before)
        return observe(self.position), reward, over, not over and self.steps >= self.max_steps, self.info()

    def _reply(self) -> str:
        if callable(self.opponent):
            return self.opponent(self.position.copy())
        move = self.engine.solve("quoridor", self.position, engine=self.opponent or "", time=self.optimal_time).move
        return move or "pass"

    def action_mask(self) -> Any:
        """Returns 1 for each legal action and 0 for the others."""
        mask = [0] * self.actions.count
        for move in [] if self.position.over else self.position.legal():
            mask[self.actions.id(move)] = 1
        return as_array(mask)

    def sample(self) -> int:
        """Returns a random legal action."""
        legal = self.position.legal()
        if not legal or self.position.over:
            raise BadInput("the game is over: call reset()")
        return self.actions.id(self._random.choice(legal))

    def info(self) -> Dict[str, Any]:
        """Returns the position text, the mask, the player to move and, unless switched off, the proved distance."""
        info = {"position": self.position.text, "action_mask": self.action_mask(), "to_move": self.position.to_move}
        if self.optimal:
            info["optimal"] = optimal_distance(self.engine, self.position, self.optimal_time)
        return info

    def render(self) -> str:
        return str(self.engine.show(self.game, self.position, svg=False))

    def _repr_svg_(self) -> str:
        return self.position._repr_svg_()

    def close(self) -> None:
        """Does nothing: the engine belongs to its creator."""


def make(game: str, **arguments: Any) -> DamierEnv:
    """Creates an environment. Arguments that DamierEnv does not have are options of deal, for example size=3."""
    return DamierEnv(game, **arguments)


class QuoridorAEC:
    """Quoridor with the AEC interface of PettingZoo: two or four agents that move in turn."""

    metadata = {"name": "damier_quoridor"}

    def __init__(self, position: str = "start") -> None:
        self._start = position
        self.reset()

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        self.position = Position("quoridor", (options or {}).get("position") or self._start)
        self.actions = Actions(self.position)
        self.possible_agents = [f"player_{i}" for i in range(self.position.rules.players)]
        self.agents: List[str] = list(self.possible_agents)
        self.rewards: Dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: Dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: Dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: Dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.to_move]

    def action_space(self, agent: str) -> Any:
        return _space(self.actions.count)

    def observe(self, agent: str) -> Dict[str, Any]:
        mask = [0] * self.actions.count
        if agent == self.agent_selection:
            for move in self.position.legal():
                mask[self.actions.id(move)] = 1
        return {"observation": observe(self.position), "action_mask": as_array(mask)}

    def last(self) -> Tuple[Dict[str, Any], float, bool, bool, Dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent),
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Optional[int]) -> None:
        """Plays an action of the selected agent. An agent whose game is over steps with None and leaves."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise BadInput(f"the game is over for {agent}: expected None, but got {action}")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None:
            raise BadInput(f"{agent} must play an action")
        self._cumulative_rewards[agent] = 0.0
        self.position.play(self.actions.move(action))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.position.over:
            winner = self.position.winner
            if winner >= 0:
                self.rewards = {a: 1.0 if i == winner else -1.0 for i, a in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
        for name, reward in self.rewards.items():
            self._cumulative_rewards[name] += reward
        self.agent_selection = self.possible_agents[self.position.to_move]
