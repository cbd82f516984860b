// A starter bot for Quoridor in Rust. Replace choose().
// Run: rustc -O -o bot bot.rs && ./damier arena quoridor "cmd:./bot" greedy --games 2
// Contest: python3 connect.py http://HOST:PORT/arena/ID TOKEN ./bot
use std::collections::{HashSet, VecDeque};
use std::io::{self, BufRead};

/// The pawns and walls of a game on 9x9, after its moves. A square is row * 9 + column.
struct Game {
    pawns: [i32; 2],
    cut: HashSet<(i32, i32)>,
    turn: usize,
}

impl Game {
    fn new(moves: &[String]) -> Game {
        let mut game = Game { pawns: [4, 76], cut: HashSet::new(), turn: moves.len() % 2 };
        for (ply, text) in moves.iter().enumerate() {
            let word = text.as_bytes();
            let at = (word[1] - b'1') as i32 * 9 + (word[0] - b'a') as i32;
            match word.get(2) {
                None => game.pawns[ply % 2] = at,
                Some(b'h') => game.cut.extend([(at, at + 9), (at + 1, at + 10)]),
                _ => game.cut.extend([(at, at + 1), (at + 9, at + 10)]),
            }
        }
        game
    }

    fn neighbours(&self, at: i32) -> Vec<i32> {
        let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        let squares = steps.iter().map(|(dx, dy)| (at % 9 + dx, at / 9 + dy));
        let inside = squares.filter(|(x, y)| (0..9).contains(x) && (0..9).contains(y)).map(|(x, y)| y * 9 + x);
        inside.filter(|to| !self.cut.contains(&(at.min(*to), at.max(*to)))).collect()
    }

    fn distance(&self, start: i32, goal_row: i32) -> i32 {
        let (mut queue, mut seen) = (VecDeque::from([(start, 0)]), HashSet::from([start]));
        while let Some((at, steps)) = queue.pop_front() {
            if at / 9 == goal_row {
                return steps;
            }
            queue.extend(self.neighbours(at).into_iter().filter(|to| seen.insert(*to)).map(|to| (to, steps + 1)));
        }
        99
    }

    fn pawn_moves(&self) -> Vec<i32> {
        let (own, other) = (self.pawns[self.turn], self.pawns[1 - self.turn]);
        let (mut found, beyond, behind) = (self.neighbours(own), self.neighbours(other), 2 * other - own);
        if found.contains(&other) {
            found.retain(|to| *to != other);
            let straight = beyond.contains(&behind);
            found.extend(beyond.into_iter().filter(|s| if straight { *s == behind } else { *s != own }));
        }
        found
    }
}

/// Returns the pawn move with the shortest way to the goal.
fn choose(game: &Game) -> String {
    let goal_row = if game.turn == 0 { 8 } else { 0 };
    let square = game.pawn_moves().into_iter().min_by_key(|s| game.distance(*s, goal_row)).unwrap();
    format!("{}{}", (b'a' + (square % 9) as u8) as char, square / 9 + 1)
}

fn main() {
    let mut moves: Vec<String> = Vec::new();
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match line.split_whitespace().next() {
            Some("damier") => println!("id name Rust starter\ngame quoridor\nready"),
            Some("new") => println!("ready"),
            Some("position") => moves = line.split_whitespace().skip_while(|w| *w != "moves").skip(1).map(String::from).collect(),
            Some("go") => println!("best {}", choose(&Game::new(&moves))),
            Some("ping") => println!("pong"),
            Some("quit") => break,
            _ => {}
        }
    }
}
