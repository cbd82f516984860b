"""Tests the environments and the action ids."""
import unittest
from unittest import mock

from support import engine

from damier import BadInput, IllegalMove, Position, env as environments
from damier import observations
from damier.actions import HITMAN, Actions
from damier.env import QuoridorAEC, make

GAMES = {
    "taquin": {"size": 3},
    "ricochet": {},
    "hitman": {"rows": 4, "columns": 4},
    "quoridor": {"size": 3},
}


class ActionsTest(unittest.TestCase):
    def test_ids_are_fixed_and_unique_in_both_directions(self):
        counts = {"taquin": 32, "ricochet": 16, "hitman": 9, "quoridor": 18}
        for game, options in GAMES.items():
            position = Position(game, engine().deal(game, seed=1, **options)[0].position, engine())
            actions = Actions(position)
            self.assertEqual(counts[game], actions.count)
            moves = [actions.move(number) for number in range(actions.count)]
            self.assertEqual(list(range(actions.count)), [actions.id(move) for move in moves])
            self.assertEqual(actions.count, len(set(moves)))
            self.assertLessEqual(set(position.legal()), set(moves))
            for wrong in (-1, actions.count):
                with self.assertRaises(BadInput):
                    actions.move(wrong)

    def test_documented_ids(self):
        nine = Actions(Position("quoridor"))
        self.assertEqual([210, 13, 81, 145, 209], [nine.count, *map(nine.id, ("e2", "a1h", "a1v", "pass"))])
        taquin = Actions(Position("taquin", "1,2,3/4,5,6/7,8,0"))
        self.assertEqual([0, 1, 2, 3, 31], list(map(taquin.id, ("1U", "1R", "1D", "1L", "8L"))))
        self.assertEqual("neutralize_civil", HITMAN[8])
        for wrong in ("e9h", "i1h", "j1", "zz", "e10"):
            with self.assertRaises(BadInput):
                nine.id(wrong)


class EnvTest(unittest.TestCase):
    def test_all_games(self):
        for game, options in GAMES.items():
            with self.subTest(game=game):
                env = make(game, engine=engine(), **options)
                first, info = env.reset(seed=5)
                again, same = env.reset(seed=5)
                self.assertEqual(info["position"], same["position"])
                self.assertEqual(str(first), str(again))
                total = 0.0
                for _ in range(8):
                    mask = info["action_mask"]
                    legal = [i for i in range(env.action_space.n) if mask[i]]
                    self.assertEqual(set(env.position.legal()), {env.actions.move(i) for i in legal})
                    before = info.get("optimal")
                    _, reward, terminated, truncated, info = env.step(env.sample())
                    total += reward
                    if terminated or truncated:
                        break
                    if game != "quoridor" and before is not None:
                        # Optimality of the bound: a move of cost c changes the distance by at most c downwards.
                        self.assertGreaterEqual(info["optimal"], before + reward)
                if game != "quoridor":
                    self.assertEqual(-env.position.cost, total)

    def test_an_optimal_plan_reaches_the_goal_with_the_proved_cost(self):
        for game in ("taquin", "ricochet", "hitman"):
            env = make(game, engine=engine(), **GAMES[game])
            _, info = env.reset(seed=2)
            best, total, terminated = info["optimal"], 0.0, False
            for move in engine().solve(game, env.position).moves:
                self.assertFalse(terminated)
                _, reward, terminated, _, info = env.step(env.actions.id(move))
                total += reward
            self.assertTrue(terminated)
            self.assertEqual((-best, 0), (total, info["optimal"]))

    def test_illegal_actions_and_the_step_limit(self):
        env = make("taquin", engine=engine(), position="1,2,3/4,5,6/7,0,8", max_steps=1, optimal=False)
        _, info = env.reset()
        self.assertNotIn("optimal", info)
        with self.assertRaises(IllegalMove):
            env.step(env.actions.id("1U"))
        with self.assertRaises(BadInput):
            env.step(99)
        self.assertEqual((False, True), env.step(env.actions.id("7R"))[2:4])
        with self.assertRaises(BadInput):
            make("chess")

    def test_quoridor_rewards_and_proved_results(self):
        env = make("quoridor", engine=engine(), position="-_-_b2.a3_0.0_1_size3")
        _, info = env.reset()
        self.assertEqual(1, info["optimal"])
        _, reward, terminated, _, _ = env.step(env.actions.id("b3"))
        self.assertEqual((1.0, True), (reward, terminated))
        lost = make("quoridor", engine=engine(), position="-_-_b1.b2_0.0_1_size3_walls0", opponent=lambda position: "b1")
        lost.reset()
        _, reward, terminated, _, _ = lost.step(lost.actions.id("a1"))
        self.assertEqual((-1.0, True), (reward, terminated), lost.position.line)

    def test_pettingzoo_interface(self):
        aec = QuoridorAEC("start_size3")
        self.assertEqual("player_0", aec.agent_selection)
        while aec.agents:
            observation, _, terminated, _, _ = aec.last()
            legal = [i for i, one in enumerate(observation["action_mask"]) if one]
            aec.step(None if terminated else max(legal[:3]))
        self.assertEqual(0.0, sum(aec.rewards.values()))

    def test_nested_lists_without_numpy(self):
        with mock.patch.object(observations, "numpy", None):
            env = make("taquin", engine=engine(), position="1,2,3/4,5,6/7,0,8", optimal=False)
            self.assertEqual([[1, 2, 3], [4, 5, 6], [7, 0, 8]], env.reset()[0])
            self.assertIsInstance(env.action_mask(), list)

    def test_gymnasium_is_used_if_it_is_installed(self):
        env = make("taquin", engine=engine(), size=3, optimal=False)
        if environments.gymnasium is not None:
            self.assertIsInstance(env, environments.gymnasium.Env)
        self.assertEqual(32, env.action_space.n)


if __name__ == "__main__":
    unittest.main()
