"""Compares the rules in Python with the engine on random games, and checks undo."""
import random
import unittest

from support import engine

from damier import BadInput, IllegalMove, Position
from damier.rules.by_engine import EngineRules

CASES = [
    ("taquin", {"size": 3}),
    ("taquin", {"size": "3x4", "holes": 2, "metric": "slides", "goal": "spiral"}),
    ("taquin", {"size": 4, "goal": "holes-first"}),
    ("ricochet", {}),
    ("ricochet", {"edition": "2003", "robots": 5}),
    ("quoridor", {"plies": 10}),
    ("quoridor", {"players": 4, "size": 7, "behind": "blocked", "plies": 6}),
    ("quoridor", {"players": 4, "size": 5}),
    ("quoridor", {"size": 3}),
    ("quoridor", {"size": 5, "walls": 3, "draws": "off"}),
]


class PositionTest(unittest.TestCase):
    def compare(self, game, text, choices, moves=20):
        pure, exact = Position(game, text), EngineRules(engine(), game, text)
        self.assertNotIsInstance(pure.rules, EngineRules)
        texts = []
        for _ in range(moves):
            self.assertEqual(exact.text(), pure.text)
            self.assertEqual(exact.legal(), pure.legal(), pure.line)
            self.assertEqual(
                (exact.over, exact.winner, exact.to_move, exact.cost), (pure.over, pure.winner, pure.to_move, pure.cost)
            )
            if not pure.legal():
                break
            texts.append(pure.text)
            move = choices.choice(pure.legal())
            pure.play(move)
            exact.play(move)
        self.assertEqual(pure.text, pure.copy().text)
        while pure.moves:
            pure.undo()
            self.assertEqual(texts.pop(), pure.text)

    def test_random_games_agree_with_the_engine(self):
        for number, (game, options) in enumerate(CASES):
            for deal in engine().deal(game, 2, seed=number, **options):
                with self.subTest(game=game, options=options, position=deal.position):
                    self.compare(game, deal.position, random.Random(number))

    def test_custom_boards_with_diagonals_agree(self):
        board = "6x5-2oRzo2o-oeBno3o-x2os-3oYzeo-o"
        self.compare("ricochet", board + "_r0.0_g5.4_b3.3_t4.1.any", random.Random(5), 60)

    def test_repetition_is_a_draw(self):
        line = "start_size5 moves " + " ".join(["c2 c4 c1 c5"] * 2)
        self.assertTrue(Position("quoridor", line).over)
        self.assertTrue(engine().legal("quoridor", line).over)
        self.assertEqual([], Position("quoridor", line).legal())

    def test_perft_agrees(self):
        def perft(position, depth):
            if depth == 0:
                return 1
            total = 0
            for move in position.legal():
                position.play(move)
                total += perft(position, depth - 1)
                position.undo()
            return total

        text = "start_size3"
        self.assertEqual(engine().perft("quoridor", text, 3).nodes, perft(Position("quoridor", text), 3))

    def test_hitman_and_variants_use_the_engine(self):
        mission = Position("hitman", "..T/.#./.P.", engine())
        for action in engine().solve("hitman", mission).moves:
            self.assertIn(action, mission.legal())
            mission.play(action)
        self.assertTrue(mission.over)
        self.assertEqual(14, mission.cost)
        mission.undo()
        self.assertFalse(mission.over)
        deal = engine().deal("ricochet", seed=1)[0].position + "+no-rebound"
        variant = Position("ricochet", deal, engine())
        variant.play(variant.legal()[0])
        self.assertEqual(list(engine().legal("ricochet", variant.line).moves), variant.legal())

    def test_bad_input(self):
        position = Position("quoridor")
        for move in ("e5", "e9h", "z1", "", "pass", "e2hh", "ee"):
            with self.subTest(move=move), self.assertRaises(IllegalMove):
                position.play(move)
        with self.assertRaises(BadInput):
            position.undo()
        for game, text in (("chess", "x"), ("taquin", None), ("taquin", "1,2,2/3,4,0"), ("quoridor", "start_size4"),
                           ("quoridor", "-_-_e1.e1_10.10_1"), ("taquin", "nonsense"), ("ricochet", "nonsense"),
                           ("ricochet", "5x4_r9.9_t0.0.red")):
            with self.subTest(game=game, text=text), self.assertRaises(BadInput):
                Position(game, text)
        with self.assertRaises(IllegalMove):
            Position("hitman", "..T/.#./.P.").play("fly")

    def test_pictures(self):
        self.assertTrue(Position("quoridor")._repr_svg_().startswith("<svg"))


if __name__ == "__main__":
    unittest.main()
