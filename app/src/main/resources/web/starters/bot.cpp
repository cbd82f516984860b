// A starter bot for Quoridor in C++17. Replace choose().
// Run: g++ -O2 -std=c++17 -o bot bot.cpp && ./damier arena quoridor "cmd:./bot" greedy --games 2
// Contest: python3 connect.py http://HOST:PORT/arena/ID TOKEN ./bot
#include <algorithm>
#include <iostream>
#include <queue>
#include <set>
#include <sstream>

// The pawns and walls of a game on 9x9, after its moves. A square is row * 9 + column.
struct Game {
  int pawns[2] = {4, 76};
  std::set<std::pair<int, int>> cut;
  int turn;
  explicit Game(const std::vector<std::string>& moves) : turn(moves.size() % 2) {
    for (size_t ply = 0; ply < moves.size(); ply++) {
      std::string move = moves[ply];
      int at = (move[1] - '1') * 9 + move[0] - 'a';
      if (move.size() == 2) pawns[ply % 2] = at;
      else if (move[2] == 'h') cut.insert({{at, at + 9}, {at + 1, at + 10}});
      else cut.insert({{at, at + 1}, {at + 9, at + 10}});
    }
  }
  std::vector<int> neighbours(int at) const {
    std::vector<int> found;
    for (auto [dx, dy] : {std::pair{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
      int x = at % 9 + dx, y = at / 9 + dy, to = y * 9 + x;
      if (x >= 0 && x < 9 && y >= 0 && y < 9 && !cut.count({std::min(at, to), std::max(at, to)})) found.push_back(to);
    }
    return found;
  }
  int distance(int start, int goalRow) const {
    std::vector<int> steps(81, -1);
    std::queue<int> queue({start});
    steps[start] = 0;
    for (; !queue.empty(); queue.pop()) {
      int at = queue.front();
      if (at / 9 == goalRow) return steps[at];
      for (int to : neighbours(at)) if (steps[to] < 0) steps[to] = steps[at] + 1, queue.push(to);
    }
    return 99;
  }
  std::vector<int> pawnMoves() const {
    int own = pawns[turn], other = pawns[1 - turn], behind = 2 * other - own;
    std::vector<int> found, near = neighbours(own), beyond = neighbours(other);
    for (int to : near) if (to != other) found.push_back(to);
    if (found.size() == near.size()) return found;
    bool straight = std::count(beyond.begin(), beyond.end(), behind) > 0;
    for (int square : beyond) if (straight ? square == behind : square != own) found.push_back(square);
    return found;
  }
};

// Returns the pawn move with the shortest way to the goal.
std::string choose(const Game& game) {
  int goalRow = game.turn == 0 ? 8 : 0;
  std::vector<int> moves = game.pawnMoves();
  int square = *std::min_element(moves.begin(), moves.end(), [&](int a, int b) { return game.distance(a, goalRow) < game.distance(b, goalRow); });
  return std::string(1, 'a' + square % 9) + std::to_string(square / 9 + 1);
}

int main() {
  std::vector<std::string> moves;
  for (std::string line, word; std::getline(std::cin, line);) {
    std::istringstream words(line);
    words >> word;
    if (word == "damier") std::cout << "id name C++ starter\ngame quoridor\nready" << std::endl;
    else if (word == "new") std::cout << "ready" << std::endl;
    else if (word == "position") {
      for (moves.clear(); words >> word && word != "moves";) {}
      while (words >> word) moves.push_back(word);
    }
    else if (word == "go") std::cout << "best " << choose(Game(moves)) << std::endl;
    else if (word == "ping") std::cout << "pong" << std::endl;
    else if (word == "quit") return 0;
  }
}
