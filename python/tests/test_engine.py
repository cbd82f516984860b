"""Tests the engine as a local process and through a server."""
import dataclasses
import os
import subprocess
import sys
import unittest
import urllib.request
from pathlib import Path
from unittest import mock

from support import ROOT, TestServer, engine, wait_until

from damier import BadInput, Engine, EngineClosed, EngineNotFound, NotSupported, Progress, Solution
from damier.process import find_damier

BOARD = "2,8,3/1,6,4/7,0,5_goal=spiral"
HARD = "8,6,7/2,5,4/3,0,1"
# Only a cancellation ends this search: the board has about 10^25 states.
ENDLESS = "24,23,22,21,20/19,18,17,16,15/14,13,12,11,10/9,8,7,6,5/4,3,2,1,0"


class EngineTest(unittest.TestCase):
    def test_solve(self):
        solution = engine().solve("taquin", BOARD)
        self.assertEqual(("solved", 5, True, 5), (solution.outcome, solution.cost, solution.optimal, solution.lower_bound))
        self.assertEqual(("6D", "8D", "2R", "1U", "8L"), solution.moves)
        with self.assertRaises(dataclasses.FrozenInstanceError):
            solution.cost = 4

    def test_options_and_impossible_puzzles(self):
        early = engine().solve("taquin", BOARD, engine="breadth-first", goal_test="early")
        late = engine().solve("taquin", BOARD, engine="breadth-first", goal_test="late")
        self.assertLess(early.stats.expanded, late.stats.expanded)
        impossible = engine().solve("taquin", "1,2,3/4,5,6/8,7,0")
        self.assertEqual(("impossible", None, ()), (impossible.outcome, impossible.cost, impossible.moves))

    def test_a_game_chooses_a_move(self):
        solution = engine().solve("quoridor", "start moves e2 e8", engine="greedy", time="200ms")
        self.assertEqual("chosen", solution.outcome)
        self.assertIn(solution.move, engine().legal("quoridor", "start moves e2 e8").moves)

    def test_limits_stop_a_search_with_a_bound(self):
        solution = engine().solve("taquin", HARD, engine="astar", nodes=100)
        self.assertEqual(("stopped", "nodes"), (solution.outcome, solution.reason))
        self.assertGreater(solution.lower_bound, 0)

    def test_progress(self):
        seen = []
        solution = engine().solve("taquin", ENDLESS, engine="breadth-first", time=0.7, progress=seen.append)
        self.assertEqual("stopped", solution.outcome)
        self.assertTrue(seen and all(isinstance(item, Progress) for item in seen))
        self.assertGreater(seen[-1].expanded, 0)

    def test_leaving_the_loop_stops_the_search(self):
        for item in engine().search("taquin", ENDLESS, engine="breadth-first"):
            self.assertIsInstance(item, Progress)
            break
        self.assertEqual(5, engine().solve("taquin", BOARD).cost)

    def test_a_batch_keeps_the_order(self):
        deals = engine().deal("taquin", count=30, seed=1, size=3)
        batch = list(engine().solve_all("taquin", deals))
        self.assertEqual([deal.position for deal in deals], [solution.position for solution in batch])
        self.assertEqual(engine().solve("taquin", deals[7]).cost, batch[7].cost)
        with self.assertRaises(BadInput):
            list(engine().solve_all("taquin", [BOARD, "1,x"]))

    def test_lab(self):
        rows = list(engine().lab("taquin", [BOARD, HARD], ["astar:heuristic=W", "astar:heuristic=P"]))
        self.assertEqual(4, len(rows))
        self.assertEqual({"astar:heuristic=W", "astar:heuristic=P"}, {row.engine for row in rows})
        with self.assertRaises(BadInput):
            list(engine().lab("taquin", [BOARD], ["nothing"]))

    def test_deal_legal_show_hint_perft(self):
        deal = engine().deal("ricochet", seed=1)[0]
        self.assertEqual(deal, engine().deal("ricochet", seed=1)[0])
        legal = engine().legal("taquin", "1,2/0,3 moves 3L")
        self.assertEqual(("1,2/3,0", ("3R", "2D"), True, 1), (legal.position, legal.moves, legal.over, legal.cost))
        board = engine().show("taquin", BOARD)
        self.assertTrue(board._repr_svg_().startswith("<svg"))
        self.assertIn("│ 2 │ 8 │ 3 │", str(board))
        self.assertEqual("Move tile 6 down.", engine().hint("taquin", BOARD, level=4).text)
        self.assertEqual(16677, engine().perft("quoridor", "start", 2).nodes)

    def test_games_and_engines(self):
        self.assertEqual(["hitman", "quoridor", "ricochet", "taquin"], [game.id for game in engine().games()])
        astar = [card for card in engine().engines("taquin") if card.id == "astar"][0]
        self.assertIn("heuristic", [option.id for option in astar.options])

    def test_tree(self):
        tree = engine().tree("taquin", BOARD, engine="astar")
        self.assertEqual((-1, 0, 0, 0), tree.parent[:4])
        self.assertEqual(6, len(tree.solution_nodes()))
        self.assertEqual(len(tree), tree._repr_svg_().count("<circle"))
        large = engine().tree("taquin", HARD, engine="breadth-first")
        self.assertEqual(5000, len(large))
        self.assertIn("the first 400 of 5000 nodes", large._repr_svg_())

    def test_bad_input_has_a_clear_message(self):
        for arguments, part in (
            (("chess", "x"), "chess"),
            (("taquin", "1,2,2/0"), "taquin"),
            (("taquin", BOARD, "nothing"), "unknown engine"),
        ):
            with self.subTest(arguments), self.assertRaisesRegex(BadInput, part):
                engine().solve(*arguments)
        with self.assertRaisesRegex(BadInput, "heuristic"):
            engine().solve("taquin", BOARD, engine="astar", heuristic="X")
        with self.assertRaisesRegex(BadInput, "invalid time 'soon'"):
            engine().solve("taquin", BOARD, time="soon")
        with self.assertRaisesRegex(BadInput, "expected text"):
            engine().solve("taquin", 7)
        with self.assertRaisesRegex(BadInput, "http://localhost"):
            Engine("localhost")

    def test_a_missing_or_broken_program(self):
        with mock.patch.dict(os.environ, {"DAMIER_HOME": "/nowhere"}), self.assertRaisesRegex(EngineNotFound, "/nowhere"):
            find_damier()
        with mock.patch.dict(os.environ, {"DAMIER_HOME": str(ROOT)}):
            self.assertEqual([str(ROOT / "damier")], find_damier())

    def test_a_closed_or_killed_engine(self):
        with Engine() as own:
            search = own.search("taquin", ENDLESS, engine="breadth-first")
            next(search)
            own.session("kill")._process.kill()
            with self.assertRaises(EngineClosed):
                list(search)
        with self.assertRaisesRegex(EngineClosed, "new Engine"):
            own.legal("taquin", BOARD)

    @unittest.skipUnless(os.path.exists("/proc/self/stat"), "needs /proc")
    def test_no_process_survives_its_python_program(self):
        code = "import damier, os; e = damier.Engine(); e.legal('taquin', '1,2/3,0'); print(e.session('')._process.pid, flush=True); os._exit(0)"
        result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT / "python")})
        pid = int(result.stdout)
        def ended():
            try:
                return "Z" in Path(f"/proc/{pid}/stat").read_text().split()[2]
            except OSError:
                return True

        wait_until(ended, 10)


class ServerTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = TestServer.shared()
        cls.remote = Engine(cls.server.address)

    def test_the_answers_are_those_of_a_local_engine(self):
        local, remote = engine().solve("taquin", BOARD), self.remote.solve("taquin", BOARD, time=10)
        self.assertEqual((local.moves, local.cost, local.optimal), (remote.moves, remote.cost, remote.optimal))
        self.assertEqual(engine().deal("ricochet", seed=4), self.remote.deal("ricochet", seed=4))
        self.assertEqual(engine().legal("quoridor", "start moves e2 e8"), self.remote.legal("quoridor", "start moves e2 e8"))
        self.assertEqual(engine().hint("taquin", BOARD, 4), self.remote.hint("taquin", BOARD, 4))
        self.assertEqual(engine().tree("taquin", BOARD, engine="astar"), self.remote.tree("taquin", BOARD, engine="astar"))
        self.assertEqual(4, len(self.remote.games()))

    def test_progress_and_moves(self):
        items = list(self.remote.search("taquin", ENDLESS, engine="breadth-first", time=1.5))
        self.assertIsInstance(items[-1], Solution)
        self.assertTrue(any(isinstance(item, Progress) for item in items))
        move = self.remote.solve("quoridor", "start moves e2 e8", engine="greedy", time=0.2).move
        self.assertIn(move, self.remote.legal("quoridor", "start moves e2 e8").moves)

    def test_errors(self):
        with self.assertRaisesRegex(BadInput, "taquin"):
            self.remote.solve("taquin", "1,2,2/0")
        with self.assertRaises(BadInput):
            self.remote.legal("chess", "x")
        with self.assertRaises(NotSupported):
            self.remote.perft("taquin", BOARD, 2)
        with self.assertRaisesRegex(EngineClosed, "Is the server running"):
            Engine("http://127.0.0.1:9")

    def test_the_server_offers_the_starters(self):
        files = {f"starters/{file.name}": file for file in (ROOT / "app/src/main/resources/web/starters").iterdir()}
        files["connect.py"] = ROOT / "python/damier/connect.py"
        for path, file in files.items():
            with urllib.request.urlopen(f"{self.server.address}/{path}") as response:
                self.assertEqual(file.read_bytes(), response.read(), path)


if __name__ == "__main__":
    unittest.main()
