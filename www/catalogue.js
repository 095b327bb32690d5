// Made by the build from the engine: every game and player.

/** @type {import("./types.d.ts").Catalogue} */
export const catalogue = {
 "version": "0.2.0",
 "won": 2000000,
 "games": [
  {
   "id": "2048",
   "name": "2048",
   "sides": 1,
   "rows": 4,
   "columns": 4,
   "moves": [
    "up",
    "right",
    "down",
    "left"
   ],
   "defaultPlayer": "expectimax",
   "labNodes": 500,
   "params": [
    {
     "name": "rows",
     "label": "Rows",
     "help": "Rows of the board.",
     "group": "In detail",
     "kind": "number",
     "min": 3,
     "max": 6,
     "step": 1,
     "default": 4
    },
    {
     "name": "columns",
     "label": "Columns",
     "help": "Columns of the board.",
     "group": "In detail",
     "kind": "number",
     "min": 3,
     "max": 6,
     "step": 1,
     "default": 4
    },
    {
     "name": "goal",
     "label": "Goal",
     "help": "Reach this tile to win. A 3x3 board holds no tile above 1024.",
     "group": "In detail",
     "kind": "power",
     "min": 3,
     "max": 20,
     "step": 1,
     "default": 11
    },
    {
     "name": "start",
     "label": "Start tiles",
     "help": "Tiles on the board at the start.",
     "group": "In detail",
     "kind": "number",
     "min": 1,
     "max": 8,
     "step": 1,
     "default": 2
    },
    {
     "name": "four",
     "label": "Chance of a 4 (%)",
     "help": "How many of 100 new tiles are a 4. The others are a 2.",
     "group": "In detail",
     "kind": "number",
     "min": 0,
     "max": 100,
     "step": 1,
     "default": 10
    },
    {
     "name": "evil",
     "label": "Evil",
     "help": "The computer puts new tiles where they hurt. 10 always, lower levels sometimes, 0 never.",
     "group": "In detail",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 1,
     "default": 0
    }
   ],
   "presets": [
    {
     "name": "standard",
     "label": "Classic 4x4",
     "help": "The classic game.",
     "values": {}
    },
    {
     "name": "small",
     "label": "Small 3x3",
     "help": "Tiny board. Reaching 256 is hard.",
     "values": {
      "rows": 3,
      "columns": 3,
      "goal": 8
     }
    },
    {
     "name": "large",
     "label": "Large 5x5",
     "help": "More room. Aim for 8192.",
     "values": {
      "rows": 5,
      "columns": 5,
      "goal": 13
     }
    },
    {
     "name": "huge",
     "label": "Huge 6x6",
     "help": "Room for huge tiles. Games are long.",
     "values": {
      "rows": 6,
      "columns": 6,
      "goal": 16
     }
    },
    {
     "name": "fours",
     "label": "Twos and fours",
     "help": "Half of all new tiles are 4s.",
     "values": {
      "four": 50
     }
    },
    {
     "name": "evil",
     "label": "Evil",
     "help": "The computer puts every new tile where it hurts most.",
     "values": {
      "goal": 8,
      "evil": 10
     }
    }
   ]
  },
  {
   "id": "pentago",
   "name": "Pentago",
   "sides": 2,
   "rows": 6,
   "columns": 6,
   "moves": [],
   "defaultPlayer": "strong",
   "labNodes": 500,
   "params": [],
   "presets": []
  },
  {
   "id": "loa",
   "name": "Lines of Action",
   "sides": 2,
   "rows": 8,
   "columns": 8,
   "moves": [],
   "defaultPlayer": "strong",
   "labNodes": 500,
   "params": [
    {
     "name": "mover",
     "label": "Both connected: mover wins",
     "help": "A move that connects both sides wins, as on many servers. Otherwise it draws.",
     "group": "Rules",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    }
   ],
   "presets": []
  }
 ],
 "players": [
  {
   "id": "expectimax",
   "game": "2048",
   "name": "Expectimax",
   "help": "Looks ahead through moves and new tiles, then judges each board by its features.",
   "params": [
    {
     "name": "lost",
     "label": "Fear of losing",
     "help": "How much a lost position counts.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 4000000,
     "step": 10000,
     "default": 1600000
    },
    {
     "name": "empty",
     "label": "Empty cells",
     "help": "Empty cells in rows and columns. More room is better.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 2000,
     "step": 10,
     "default": 270
    },
    {
     "name": "merges",
     "label": "Merges",
     "help": "Equal neighbours that can merge.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 4000,
     "step": 10,
     "default": 700
    },
    {
     "name": "monotonicity",
     "label": "Order",
     "help": "Rows and columns in order, from big to small.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 400,
     "step": 1,
     "default": 47
    },
    {
     "name": "monotonicity-power",
     "label": "Order exponent",
     "help": "Higher = big tiles count more.",
     "group": "Evaluation",
     "kind": "number",
     "min": 1,
     "max": 6,
     "step": 0.1,
     "default": 4
    },
    {
     "name": "sum",
     "label": "Tile sum penalty",
     "help": "Prefers one big tile to many smaller ones.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 100,
     "step": 0.5,
     "default": 11
    },
    {
     "name": "sum-power",
     "label": "Tile sum exponent",
     "help": "Higher = big tiles count more.",
     "group": "Evaluation",
     "kind": "number",
     "min": 1,
     "max": 6,
     "step": 0.1,
     "default": 3.5
    },
    {
     "name": "smoothness",
     "label": "Smoothness",
     "help": "Neighbours of similar size.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 2000,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "edge",
     "label": "Big tiles in corners",
     "help": "Big tiles at an edge count once, in a corner twice.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 500,
     "step": 1,
     "default": 0
    },
    {
     "name": "corner",
     "label": "Corner",
     "help": "Big tiles near one corner.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.01,
     "default": 0
    },
    {
     "name": "snake",
     "label": "Snake",
     "help": "Tiles in order along a snake from one corner.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.01,
     "default": 0
    },
    {
     "name": "log-empty",
     "label": "Empty cells (log)",
     "help": "The first empty cells count most (by ovolve).",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10000,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "axis-monotonicity",
     "label": "Monotonicity by axis",
     "help": "All rows and columns ordered the same way (by ovolve).",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 2000,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "max-tile",
     "label": "Largest tile",
     "help": "The largest tile as a power of two (by ovolve).",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10000,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "cutoff",
     "label": "Cut-off",
     "help": "Skips lines rarer than 1 in 10^n. 9 skips none.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 9,
     "step": 0.1,
     "default": 1.5
    },
    {
     "name": "cutoff-step",
     "label": "Cut-off per iteration",
     "help": "Added to the cut-off at each deeper iteration.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 2,
     "step": 0.05,
     "default": 0.2
    },
    {
     "name": "table",
     "label": "Table size",
     "help": "Memory for positions: 2^n entries of 16 bytes.",
     "group": "Search",
     "kind": "number",
     "min": 10,
     "max": 22,
     "step": 1,
     "default": 18,
     "role": "memory"
    }
   ],
   "presets": [
    {
     "name": "default",
     "label": "Standard",
     "help": "Tuned by Plyground.",
     "values": {}
    },
    {
     "name": "nneonneo",
     "label": "Classic weights",
     "help": "Weights, cut-off and features of nneonneo's well-known expectimax program.",
     "values": {
      "lost": 1600000,
      "empty": 270,
      "merges": 700,
      "monotonicity": 47,
      "monotonicity-power": 4,
      "sum": 11,
      "sum-power": 3.5,
      "edge": 0,
      "cutoff": 4,
      "cutoff-step": 0
     }
    },
    {
     "name": "ovolve",
     "label": "Four features",
     "help": "The four features of ovolve's program, the first well-known 2048 AI.",
     "values": {
      "lost": 10000,
      "empty": 0,
      "merges": 0,
      "monotonicity": 0,
      "sum": 0,
      "edge": 0,
      "smoothness": 0.1,
      "log-empty": 2.7,
      "axis-monotonicity": 1,
      "max-tile": 1
     }
    }
   ],
   "main": [
    "empty",
    "merges",
    "monotonicity",
    "edge",
    "lost"
   ],
   "outlook": {
    "fixed": 800000
   },
   "weights": []
  },
  {
   "id": "learned",
   "game": "2048",
   "name": "Learned",
   "help": "Looks ahead like Expectimax. Learned the value of boards from millions of its own games.",
   "params": [
    {
     "name": "cutoff",
     "label": "Cut-off",
     "help": "Skips lines rarer than 1 in 10^n. 9 skips none.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 9,
     "step": 0.1,
     "default": 1.5
    },
    {
     "name": "cutoff-step",
     "label": "Cut-off per iteration",
     "help": "Added to the cut-off at each deeper iteration.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 2,
     "step": 0.05,
     "default": 0.2
    },
    {
     "name": "table",
     "label": "Table size",
     "help": "Memory for positions: 2^n entries of 16 bytes.",
     "group": "Search",
     "kind": "number",
     "min": 10,
     "max": 22,
     "step": 1,
     "default": 16,
     "role": "memory"
    }
   ],
   "presets": [],
   "outlook": "points",
   "weights": [
    {
     "name": "large",
     "label": "Large",
     "help": "The strongest.",
     "bytes": 8187079
    },
    {
     "name": "small",
     "label": "Small",
     "help": "A smaller download. Needs less memory.",
     "bytes": 3944077
    }
   ]
  },
  {
   "id": "ovolve",
   "game": "2048",
   "name": "Worst-case alpha-beta",
   "help": "Alpha-beta against the most annoying new tiles, as in ovolve's program. Depth counts your moves.",
   "params": [
    {
     "name": "smoothness",
     "label": "Smoothness",
     "help": "Neighbours of similar size.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 0.1
    },
    {
     "name": "axis-monotonicity",
     "label": "Monotonicity by axis",
     "help": "All rows and columns ordered the same way.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "log-empty",
     "label": "Empty cells (log)",
     "help": "The first empty cells count most.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 2.7
    },
    {
     "name": "max-tile",
     "label": "Largest tile",
     "help": "The largest tile as a power of two.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "clustering",
     "label": "Clustering",
     "help": "How much tiles differ from all eight neighbours.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "annoying",
     "label": "Most annoying tiles only",
     "help": "Considers only new tiles that make the board least smooth and most scattered.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    }
   ],
   "presets": [],
   "weights": []
  },
  {
   "id": "alpha-beta",
   "game": "2048",
   "name": "Alpha-beta",
   "help": "Minimax that skips what can't change the choice. Every optimisation has a switch.",
   "params": [
    {
     "name": "depth",
     "label": "Depth",
     "help": "The most plies to look ahead. A move is one ply, a new tile another.",
     "group": "Search",
     "kind": "number",
     "min": 1,
     "max": 30,
     "step": 1,
     "default": 30
    },
    {
     "name": "pruning",
     "label": "Alpha-beta pruning",
     "help": "Skips what can't change the choice. Off: plain minimax.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "deepening",
     "label": "Iterative deepening",
     "help": "Searches one ply, then two, then three, until time is up. Off: set a depth.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "table",
     "label": "Transposition table",
     "help": "Memory for positions: 2^n entries of 16 bytes. 0 = no table.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 22,
     "step": 1,
     "default": 18,
     "role": "memory"
    },
    {
     "name": "killers",
     "label": "Killer moves",
     "help": "First tries moves that caused a cut-off at the same ply.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "history",
     "label": "History heuristic",
     "help": "Sorts moves by the cut-offs they caused before.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "sorting",
     "label": "Evaluation sorting",
     "help": "Sorts moves by evaluation in the first plies from the root.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 8,
     "step": 1,
     "default": 2
    },
    {
     "name": "combined",
     "label": "Combined move ordering",
     "help": "Sorts by evaluation near the root, then by history, then by type of move.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    },
    {
     "name": "scout",
     "label": "Principal variation search",
     "help": "Tests whether another move beats the first, and searches again if one does.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "unique",
     "label": "Merge duplicates",
     "help": "Searches moves that reach the same position only once.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "open-root",
     "label": "Exact value for every move",
     "help": "Finds the exact value of every move. Takes longer.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "smoothness",
     "label": "Smoothness",
     "help": "Neighbours of similar size.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 0.1
    },
    {
     "name": "axis-monotonicity",
     "label": "Monotonicity by axis",
     "help": "All rows and columns ordered the same way.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "log-empty",
     "label": "Empty cells (log)",
     "help": "The first empty cells count most.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 2.7
    },
    {
     "name": "max-tile",
     "label": "Largest tile",
     "help": "The largest tile as a power of two.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "clustering",
     "label": "Clustering",
     "help": "How much tiles differ from all eight neighbours.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 0
    }
   ],
   "presets": [
    {
     "name": "default",
     "label": "Four features",
     "help": "The four features of ovolve's program, against every new tile.",
     "values": {}
    },
    {
     "name": "vryniotis",
     "label": "With clustering",
     "help": "Clustering, monotonicity, smoothness and empty cells (V. Vryniotis). The weights are ours.",
     "values": {
      "clustering": 0.5,
      "max-tile": 0
     }
    }
   ],
   "weights": []
  },
  {
   "id": "minimax",
   "game": "2048",
   "name": "Minimax",
   "help": "Treats new tiles as moves of an opponent. Searches everything, without pruning.",
   "params": [
    {
     "name": "depth",
     "label": "Depth",
     "help": "The most plies to look ahead. A move is one ply, a new tile another.",
     "group": "Search",
     "kind": "number",
     "min": 1,
     "max": 30,
     "step": 1,
     "default": 30
    },
    {
     "name": "smoothness",
     "label": "Smoothness",
     "help": "Neighbours of similar size.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 0.1
    },
    {
     "name": "axis-monotonicity",
     "label": "Monotonicity by axis",
     "help": "All rows and columns ordered the same way.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "log-empty",
     "label": "Empty cells (log)",
     "help": "The first empty cells count most.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 2.7
    },
    {
     "name": "max-tile",
     "label": "Largest tile",
     "help": "The largest tile as a power of two.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "clustering",
     "label": "Clustering",
     "help": "How much tiles differ from all eight neighbours.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 0
    }
   ],
   "presets": [],
   "weights": []
  },
  {
   "id": "lee",
   "game": "2048",
   "name": "Weight matrix",
   "help": "Expectimax with a fixed weight per cell, largest in the upper left corner (Yiyuan Lee).",
   "params": [
    {
     "name": "cutoff",
     "label": "Cut-off",
     "help": "Skips lines rarer than 1 in 10^n. 9 skips none.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 9,
     "step": 0.1,
     "default": 9
    },
    {
     "name": "cutoff-step",
     "label": "Cut-off per iteration",
     "help": "Added to the cut-off at each deeper iteration.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 2,
     "step": 0.05,
     "default": 0.2
    },
    {
     "name": "table",
     "label": "Table size",
     "help": "Memory for positions: 2^n entries of 16 bytes.",
     "group": "Search",
     "kind": "number",
     "min": 10,
     "max": 22,
     "step": 1,
     "default": 18,
     "role": "memory"
    }
   ],
   "presets": [],
   "weights": []
  },
  {
   "id": "frolov",
   "game": "2048",
   "name": "Averaging",
   "help": "Averages over all lines of play. The seventeen methods of S. Frolov's thesis. The original weights are lost. These are ours.",
   "params": [
    {
     "name": "depth",
     "label": "Depth",
     "help": "Moves to look ahead.",
     "group": "Search",
     "kind": "number",
     "min": 1,
     "max": 6,
     "step": 1,
     "default": 3
    },
    {
     "name": "directions",
     "label": "Directions",
     "help": "4 = all. 3 = left, right and up, with down as a last resort.",
     "group": "Search",
     "kind": "number",
     "min": 3,
     "max": 4,
     "step": 1,
     "default": 3
    },
    {
     "name": "exception-1",
     "label": "Fill the first row",
     "help": "Plays up when that fills a gap in the first row, except the corner.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "exception-2",
     "label": "Fill the corner",
     "help": "Plays left when the upper left corner is empty and its row is not.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "matrix",
     "label": "Matrix",
     "help": "0 = steps from 7 to 1. 1 = Yiyuan Lee's. 2 = the three weights below.",
     "group": "Weights",
     "kind": "number",
     "min": 0,
     "max": 2,
     "step": 1,
     "default": 0
    },
    {
     "name": "corner-weight",
     "label": "Corners",
     "help": "Weight of the corners in matrix 2.",
     "group": "Weights",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 3
    },
    {
     "name": "edge-weight",
     "label": "Edges",
     "help": "Weight of the other edge cells in matrix 2.",
     "group": "Weights",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 2
    },
    {
     "name": "inner-weight",
     "label": "Centre",
     "help": "Weight of the inner cells in matrix 2.",
     "group": "Weights",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "merge",
     "label": "Merges",
     "help": "How much possible merges count.",
     "group": "Field score",
     "kind": "number",
     "min": -2,
     "max": 2,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "merge-value",
     "label": "by tile",
     "help": "Multiplied by the tile's value.",
     "group": "Field score",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "merge-weight",
     "label": "by weight",
     "help": "Multiplied by the weight of its cell.",
     "group": "Field score",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "merge-cells",
     "label": "which cell",
     "help": "0 = upper or left cell. 1 = heavier cell. 2 = sum of both.",
     "group": "Field score",
     "kind": "number",
     "min": 0,
     "max": 2,
     "step": 1,
     "default": 0
    },
    {
     "name": "merge-free",
     "label": "by empty cells",
     "help": "Multiplied by the number of empty cells.",
     "group": "Field score",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "merge-distance",
     "label": "by distance",
     "help": "Divided by the distance from the upper left corner.",
     "group": "Field score",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "board",
     "label": "Cells",
     "help": "How much all cells count.",
     "group": "Field score",
     "kind": "number",
     "min": -2,
     "max": 2,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "board-value",
     "label": "by tile",
     "help": "Multiplied by the tile's value.",
     "group": "Field score",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "board-weight",
     "label": "by weight",
     "help": "Multiplied by the weight of the cell.",
     "group": "Field score",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "board-free",
     "label": "by empty cells",
     "help": "Multiplied by the number of empty cells.",
     "group": "Field score",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    },
    {
     "name": "monotone",
     "label": "Monotone lines",
     "help": "Bonus for cells in monotone lines. Below 0: penalty for cells in other lines.",
     "group": "Field score",
     "kind": "number",
     "min": -2,
     "max": 2,
     "step": 0.1,
     "default": -1
    },
    {
     "name": "monotone-value",
     "label": "by tile",
     "help": "Multiplied by the tile's value.",
     "group": "Field score",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "monotone-weight",
     "label": "by weight",
     "help": "Multiplied by the weight of the cell.",
     "group": "Field score",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "monotone-free",
     "label": "by empty cells",
     "help": "Multiplied by the number of empty cells.",
     "group": "Field score",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    }
   ],
   "presets": [
    {
     "name": "method-1",
     "label": "Method 1",
     "help": "Merges near the corner, and a penalty for lines that are not monotone.",
     "values": {}
    },
    {
     "name": "method-1-1",
     "label": "Method 1.1",
     "help": "Method 1 without the penalty.",
     "values": {
      "monotone": 0
     }
    },
    {
     "name": "method-2",
     "label": "Method 2",
     "help": "A bonus for monotone lines, Lee's matrix, no exceptions.",
     "values": {
      "merge-distance": 0,
      "monotone": 1,
      "exception-1": 0,
      "exception-2": 0,
      "matrix": 1
     }
    },
    {
     "name": "method-3",
     "label": "Method 3",
     "help": "Method 2, with monotone lines multiplied by empty cells.",
     "values": {
      "merge-distance": 0,
      "monotone": 1,
      "monotone-free": 1,
      "exception-1": 0,
      "matrix": 1
     }
    },
    {
     "name": "method-3-8",
     "label": "Method 3.8",
     "help": "The matrix alone.",
     "values": {
      "merge": 0,
      "monotone": 0,
      "exception-1": 0,
      "exception-2": 0,
      "matrix": 1
     }
    },
    {
     "name": "method-4",
     "label": "Method 4",
     "help": "Method 2 without the empty cells.",
     "values": {
      "merge-free": 0,
      "merge-distance": 0,
      "monotone": 1,
      "exception-1": 0,
      "matrix": 1
     }
    },
    {
     "name": "method-5",
     "label": "Method 5",
     "help": "Tile values count only for the whole board.",
     "values": {
      "merge-value": 0,
      "merge-distance": 0,
      "monotone": 1,
      "monotone-value": 0,
      "monotone-free": 1,
      "exception-1": 0,
      "matrix": 1
     }
    },
    {
     "name": "method-6",
     "label": "Method 6",
     "help": "Weights alone.",
     "values": {
      "merge-value": 0,
      "merge-cells": 1,
      "merge-free": 0,
      "merge-distance": 0,
      "board": 0,
      "monotone": 1,
      "monotone-value": 0,
      "exception-1": 0,
      "matrix": 1
     }
    },
    {
     "name": "method-7",
     "label": "Method 7",
     "help": "Method 3 without the board.",
     "values": {
      "merge-distance": 0,
      "board": 0,
      "monotone": 1,
      "monotone-free": 1,
      "matrix": 1
     }
    },
    {
     "name": "method-7-5",
     "label": "Method 7.5",
     "help": "Merges wherever they are.",
     "values": {
      "merge-weight": 0,
      "merge-distance": 0,
      "board": 0,
      "monotone": 1,
      "monotone-free": 1,
      "exception-1": 0,
      "exception-2": 0,
      "matrix": 1
     }
    },
    {
     "name": "method-7-7",
     "label": "Method 7.7",
     "help": "Method 7.5 with the sum of all tiles.",
     "values": {
      "merge-weight": 0,
      "merge-distance": 0,
      "board-weight": 0,
      "monotone": 1,
      "monotone-free": 1,
      "exception-1": 0,
      "exception-2": 0,
      "matrix": 1
     }
    },
    {
     "name": "method-8",
     "label": "Method 8",
     "help": "Without the empty cells.",
     "values": {
      "merge-free": 0,
      "merge-distance": 0,
      "board": 0,
      "monotone": 1,
      "monotone-weight": 0,
      "matrix": 1
     }
    },
    {
     "name": "method-9",
     "label": "Method 9",
     "help": "Four directions, heavy corners and edges.",
     "values": {
      "directions": 4,
      "merge-weight": 0,
      "merge-distance": 0,
      "monotone": 1,
      "monotone-weight": 0,
      "exception-1": 0,
      "exception-2": 0,
      "matrix": 2
     }
    },
    {
     "name": "method-10",
     "label": "Method 10",
     "help": "Both cells of a merge count.",
     "values": {
      "directions": 4,
      "merge-cells": 2,
      "merge-distance": 0,
      "monotone": 1,
      "monotone-free": 1,
      "exception-1": 0,
      "exception-2": 0,
      "matrix": 2
     }
    },
    {
     "name": "method-11",
     "label": "Method 11",
     "help": "Method 10 by weights.",
     "values": {
      "directions": 4,
      "merge-value": 0,
      "merge-cells": 2,
      "merge-distance": 0,
      "monotone": 1,
      "monotone-value": 0,
      "monotone-free": 1,
      "exception-1": 0,
      "exception-2": 0,
      "matrix": 2
     }
    },
    {
     "name": "method-12",
     "label": "Method 12",
     "help": "Method 10 without the board, heavy corners only.",
     "values": {
      "directions": 4,
      "merge-cells": 2,
      "merge-distance": 0,
      "board": 0,
      "monotone": 1,
      "monotone-free": 1,
      "exception-1": 0,
      "exception-2": 0,
      "matrix": 2,
      "edge-weight": 1
     }
    },
    {
     "name": "method-13",
     "label": "Method 13",
     "help": "The board and the empty cells alone.",
     "values": {
      "directions": 4,
      "merge": 0,
      "board-free": 1,
      "monotone": 0,
      "exception-1": 0,
      "exception-2": 0,
      "matrix": 2
     }
    }
   ],
   "weights": []
  },
  {
   "id": "mcts",
   "game": "2048",
   "name": "Monte Carlo tree search",
   "help": "Plays random games and explores good moves more often (UCB1). Picks the best mean reward.",
   "params": [
    {
     "name": "simulations",
     "label": "Simulations",
     "help": "Random games per move. Each adds a move to the tree.",
     "group": "Search",
     "kind": "number",
     "min": 1,
     "max": 100000,
     "step": 1,
     "default": 20
    },
    {
     "name": "exploration",
     "label": "Exploration",
     "help": "Higher = tries rare moves more often. The c of UCB1, in units of reward.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 1000,
     "step": 0.001,
     "default": 1.4142135623730951
    },
    {
     "name": "corner-ties",
     "label": "Ties go to the corner",
     "help": "Breaks ties in the order up, right, down, left. Off: up, down, left, right.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    },
    {
     "name": "threshold",
     "label": "Reward from",
     "help": "Reward is the largest tile, if it reaches this value. Below 2: the score.",
     "group": "Reward",
     "kind": "number",
     "min": 0,
     "max": 2048,
     "step": 1,
     "default": 128
    },
    {
     "name": "goal",
     "label": "Stop at the goal",
     "help": "Random games stop at the winning tile, unless the board has it already.",
     "group": "Reward",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    }
   ],
   "presets": [],
   "weights": []
  },
  {
   "id": "mcts-corner",
   "game": "2048",
   "name": "Monte Carlo tree search to the corner",
   "help": "Monte Carlo tree search with a bonus factor for each direction.",
   "params": [
    {
     "name": "simulations",
     "label": "Simulations",
     "help": "Random games per move. Each adds a move to the tree.",
     "group": "Search",
     "kind": "number",
     "min": 1,
     "max": 100000,
     "step": 1,
     "default": 20
    },
    {
     "name": "exploration",
     "label": "Exploration",
     "help": "Higher = tries rare moves more often. The c of UCB1, in units of reward.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 1000,
     "step": 0.001,
     "default": 1.4142135623730951
    },
    {
     "name": "threshold",
     "label": "Reward from",
     "help": "Reward is the largest tile, if it reaches this value. Below 2: the score.",
     "group": "Reward",
     "kind": "number",
     "min": 0,
     "max": 2048,
     "step": 1,
     "default": 128
    },
    {
     "name": "goal",
     "label": "Stop at the goal",
     "help": "Random games stop at the winning tile, unless the board has it already.",
     "group": "Reward",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "up",
     "label": "Up",
     "help": "Multiplies the mean reward of this direction.",
     "group": "Multipliers",
     "kind": "number",
     "min": 0,
     "max": 3,
     "step": 0.01,
     "default": 1.2
    },
    {
     "name": "right",
     "label": "Right",
     "help": "Multiplies the mean reward of this direction.",
     "group": "Multipliers",
     "kind": "number",
     "min": 0,
     "max": 3,
     "step": 0.01,
     "default": 1.2
    },
    {
     "name": "down",
     "label": "Down",
     "help": "Multiplies the mean reward of this direction.",
     "group": "Multipliers",
     "kind": "number",
     "min": 0,
     "max": 3,
     "step": 0.01,
     "default": 1
    },
    {
     "name": "left",
     "label": "Left",
     "help": "Multiplies the mean reward of this direction.",
     "group": "Multipliers",
     "kind": "number",
     "min": 0,
     "max": 3,
     "step": 0.01,
     "default": 1.1
    }
   ],
   "presets": [],
   "weights": []
  },
  {
   "id": "monte-carlo",
   "game": "2048",
   "name": "Flat Monte Carlo",
   "help": "Plays random games after every legal move. Picks the best mean reward.",
   "params": [
    {
     "name": "simulations",
     "label": "Simulations",
     "help": "Random games per legal move.",
     "group": "Search",
     "kind": "number",
     "min": 1,
     "max": 100000,
     "step": 1,
     "default": 50
    },
    {
     "name": "cap",
     "label": "Longest game",
     "help": "Stops random games after this many moves. 0 = plays to the end.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 10000,
     "step": 1,
     "default": 0
    },
    {
     "name": "threshold",
     "label": "Reward from",
     "help": "Reward is the largest tile, if it reaches this value. Below 2: the score.",
     "group": "Reward",
     "kind": "number",
     "min": 0,
     "max": 2048,
     "step": 1,
     "default": 0
    },
    {
     "name": "goal",
     "label": "Stop at the goal",
     "help": "Random games stop at the winning tile, unless the board has it already.",
     "group": "Reward",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    }
   ],
   "presets": [
    {
     "name": "default",
     "label": "Standard",
     "help": "50 full random games per legal move, by score.",
     "values": {}
    },
    {
     "name": "neller",
     "label": "Many short games",
     "help": "1000 random games per legal move, 3 moves each, by score (T. W. Neller 2015).",
     "values": {
      "simulations": 1000,
      "cap": 3
     }
    }
   ],
   "weights": []
  },
  {
   "id": "greedy",
   "game": "2048",
   "name": "Greedy (one move)",
   "help": "Looks one move ahead. Keeps neighbouring tiles as similar as possible.",
   "params": [],
   "presets": [],
   "weights": []
  },
  {
   "id": "corner",
   "game": "2048",
   "name": "Corner",
   "help": "Plays up or right at random. If neither is legal, left, then down.",
   "params": [],
   "presets": [],
   "weights": []
  },
  {
   "id": "random",
   "game": "2048",
   "name": "Random",
   "help": "Plays random legal moves. The yardstick for every other player.",
   "params": [],
   "presets": [],
   "weights": []
  },
  {
   "id": "learned-3x3",
   "game": "2048",
   "name": "Learned 3x3",
   "help": "Looks ahead like Expectimax. Learned the value of boards from millions of its own games.",
   "params": [
    {
     "name": "cutoff",
     "label": "Cut-off",
     "help": "Skips lines rarer than 1 in 10^n. 9 skips none.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 9,
     "step": 0.1,
     "default": 1.5
    },
    {
     "name": "cutoff-step",
     "label": "Cut-off per iteration",
     "help": "Added to the cut-off at each deeper iteration.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 2,
     "step": 0.05,
     "default": 0.2
    },
    {
     "name": "table",
     "label": "Table size",
     "help": "Memory for positions: 2^n entries of 16 bytes.",
     "group": "Search",
     "kind": "number",
     "min": 10,
     "max": 22,
     "step": 1,
     "default": 16,
     "role": "memory"
    }
   ],
   "presets": [],
   "outlook": "points",
   "weights": [
    {
     "name": "3x3",
     "label": "3x3",
     "help": "For this board only.",
     "bytes": 536254
    }
   ]
  },
  {
   "id": "learned-3x4",
   "game": "2048",
   "name": "Learned 3x4",
   "help": "Looks ahead like Expectimax. Learned the value of boards from millions of its own games.",
   "params": [
    {
     "name": "cutoff",
     "label": "Cut-off",
     "help": "Skips lines rarer than 1 in 10^n. 9 skips none.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 9,
     "step": 0.1,
     "default": 1.5
    },
    {
     "name": "cutoff-step",
     "label": "Cut-off per iteration",
     "help": "Added to the cut-off at each deeper iteration.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 2,
     "step": 0.05,
     "default": 0.2
    },
    {
     "name": "table",
     "label": "Table size",
     "help": "Memory for positions: 2^n entries of 16 bytes.",
     "group": "Search",
     "kind": "number",
     "min": 10,
     "max": 22,
     "step": 1,
     "default": 16,
     "role": "memory"
    }
   ],
   "presets": [],
   "outlook": "points",
   "weights": [
    {
     "name": "3x4",
     "label": "3x4",
     "help": "For this board only.",
     "bytes": 914681
    }
   ]
  },
  {
   "id": "strong",
   "game": "pentago",
   "name": "Strong",
   "help": "Learned openings, then alpha-beta, then an exact solver for the end.",
   "params": [
    {
     "name": "solve",
     "label": "Solve from",
     "help": "Solves exactly with this many empty holes or fewer. From 18 it may be slow.",
     "group": "Solver",
     "kind": "number",
     "min": 0,
     "max": 20,
     "step": 1,
     "default": 18
    },
    {
     "name": "solver-table",
     "label": "Solver memory",
     "help": "Memory for the solver: 2^n entries of 40 bytes.",
     "group": "Solver",
     "kind": "number",
     "min": 10,
     "max": 22,
     "step": 1,
     "default": 21,
     "role": "memory"
    },
    {
     "name": "pruning",
     "label": "Alpha-beta pruning",
     "help": "Skips what can't change the choice. Off: plain minimax.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "deepening",
     "label": "Iterative deepening",
     "help": "Searches one ply, then two, then three, until time is up. Off: set a depth.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "table",
     "label": "Transposition table",
     "help": "Memory for positions: 2^n entries of 16 bytes. 0 = no table.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 22,
     "step": 1,
     "default": 20,
     "role": "memory"
    },
    {
     "name": "killers",
     "label": "Killer moves",
     "help": "First tries moves that caused a cut-off at the same ply.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "history",
     "label": "History heuristic",
     "help": "Sorts moves by the cut-offs they caused before.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "sorting",
     "label": "Evaluation sorting",
     "help": "Sorts moves by evaluation in the first plies from the root.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 8,
     "step": 1,
     "default": 0
    },
    {
     "name": "combined",
     "label": "Combined move ordering",
     "help": "Sorts by evaluation near the root, then by history, then by type of move.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    },
    {
     "name": "scout",
     "label": "Principal variation search",
     "help": "Tests whether another move beats the first, and searches again if one does.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "unique",
     "label": "Merge duplicates",
     "help": "Searches moves that reach the same position only once.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "open-root",
     "label": "Exact value for every move",
     "help": "Finds the exact value of every move. Takes longer.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    },
    {
     "name": "openings",
     "label": "Learned openings",
     "help": "Plays known best moves up to five marbles.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "average",
     "label": "Average over depths",
     "help": "Up to this many marbles, averages the values of all depths.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 36,
     "step": 1,
     "default": 5
    },
    {
     "name": "one",
     "label": "Open one",
     "help": "Lines of five holes with marbles of one side only.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "two",
     "label": "Open two",
     "help": "Lines of five holes with marbles of one side only.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "three",
     "label": "Open three",
     "help": "Lines of five holes with marbles of one side only.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "four",
     "label": "Open four",
     "help": "Lines of five holes with marbles of one side only.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "turned-one",
     "label": "Open one after a twist",
     "help": "The same, summed over the eight boards after one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "turned-two",
     "label": "Open two after a twist",
     "help": "The same, summed over the eight boards after one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "turned-three",
     "label": "Open three after a twist",
     "help": "The same, summed over the eight boards after one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "turned-four",
     "label": "Open four after a twist",
     "help": "The same, summed over the eight boards after one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "middle",
     "label": "Quadrant centres",
     "help": "Marbles in quadrant centres. No twist moves them.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "reach",
     "label": "Reach",
     "help": "Open lines in all 256 rotations. Nearer ones count more.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "learned",
     "label": "Learned",
     "help": "Open lines in all 256 rotations, with values learned from solved positions.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "tempo",
     "label": "Tempo",
     "help": "Bonus for having the next move.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "growth",
     "label": "Growth per marble",
     "help": "Each marble on a line multiplies its value by this.",
     "group": "Evaluation",
     "kind": "number",
     "min": 1,
     "max": 20,
     "step": 0.5,
     "default": 10
    },
    {
     "name": "quarter",
     "label": "Reach after one twist",
     "help": "Share of a line's value if it needs one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 1,
     "step": 0.01,
     "default": 0.75
    },
    {
     "name": "half",
     "label": "Reach after two twists",
     "help": "Share of a line's value if it needs two twists.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 1,
     "step": 0.01,
     "default": 0.56
    },
    {
     "name": "noise",
     "label": "Mistakes",
     "help": "Higher = more mistakes. 0 always plays the best move.",
     "group": "Level",
     "kind": "number",
     "min": 0,
     "max": 10000,
     "step": 1,
     "default": 0,
     "role": "handicap"
    },
    {
     "name": "level-nodes",
     "label": "Position limit",
     "help": "Searches up to this many positions per move. 0 = no limit.",
     "group": "Level",
     "kind": "number",
     "min": 0,
     "max": 1000000,
     "step": 1,
     "default": 0,
     "role": "handicap"
    }
   ],
   "presets": [
    {
     "name": "level-1",
     "label": "Level 1",
     "help": "Just above random moves.",
     "values": {
      "noise": 1900,
      "level-nodes": 300,
      "openings": 0
     }
    },
    {
     "name": "level-2",
     "label": "Level 2",
     "help": "Between its neighbours.",
     "values": {
      "noise": 710,
      "level-nodes": 300,
      "openings": 0
     }
    },
    {
     "name": "level-3",
     "label": "Level 3",
     "help": "Between its neighbours.",
     "values": {
      "noise": 489,
      "level-nodes": 300,
      "openings": 0
     }
    },
    {
     "name": "level-4",
     "label": "Level 4",
     "help": "Between its neighbours.",
     "values": {
      "noise": 331,
      "level-nodes": 300,
      "openings": 0
     }
    },
    {
     "name": "level-5",
     "label": "Level 5",
     "help": "Between its neighbours.",
     "values": {
      "noise": 236,
      "level-nodes": 300,
      "openings": 0
     }
    },
    {
     "name": "level-6",
     "label": "Level 6",
     "help": "Between its neighbours.",
     "values": {
      "noise": 153,
      "level-nodes": 300,
      "openings": 0
     }
    },
    {
     "name": "level-7",
     "label": "Level 7",
     "help": "Between its neighbours.",
     "values": {
      "noise": 74,
      "level-nodes": 300,
      "openings": 0
     }
    },
    {
     "name": "level-8",
     "label": "Level 8",
     "help": "Between its neighbours.",
     "values": {
      "noise": 32,
      "level-nodes": 300,
      "openings": 0
     }
    },
    {
     "name": "level-9",
     "label": "Level 9",
     "help": "Between its neighbours.",
     "values": {
      "level-nodes": 480,
      "openings": 0
     }
    },
    {
     "name": "level-10",
     "label": "Level 10",
     "help": "Full strength.",
     "values": {}
    }
   ],
   "main": [
    "learned",
    "four",
    "three",
    "middle",
    "tempo"
   ],
   "outlook": {
    "odds": 420
   },
   "weights": [],
   "optionalWeights": {
    "name": "openings",
    "label": "Openings",
    "help": "What positions with few marbles are worth.",
    "bytes": 188624
   }
  },
  {
   "id": "alpha-beta",
   "game": "pentago",
   "name": "Alpha-beta",
   "help": "Looks ahead and judges boards by open lines. Every optimisation has a switch.",
   "params": [
    {
     "name": "pruning",
     "label": "Alpha-beta pruning",
     "help": "Skips what can't change the choice. Off: plain minimax.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "deepening",
     "label": "Iterative deepening",
     "help": "Searches one ply, then two, then three, until time is up. Off: set a depth.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "table",
     "label": "Transposition table",
     "help": "Memory for positions: 2^n entries of 16 bytes. 0 = no table.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 22,
     "step": 1,
     "default": 18,
     "role": "memory"
    },
    {
     "name": "killers",
     "label": "Killer moves",
     "help": "First tries moves that caused a cut-off at the same ply.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "history",
     "label": "History heuristic",
     "help": "Sorts moves by the cut-offs they caused before.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "sorting",
     "label": "Evaluation sorting",
     "help": "Sorts moves by evaluation in the first plies from the root.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 8,
     "step": 1,
     "default": 2
    },
    {
     "name": "combined",
     "label": "Combined move ordering",
     "help": "Sorts by evaluation near the root, then by history, then by type of move.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    },
    {
     "name": "scout",
     "label": "Principal variation search",
     "help": "Tests whether another move beats the first, and searches again if one does.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "unique",
     "label": "Merge duplicates",
     "help": "Searches moves that reach the same position only once.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "open-root",
     "label": "Exact value for every move",
     "help": "Finds the exact value of every move. Takes longer.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    },
    {
     "name": "one",
     "label": "Open one",
     "help": "Lines of five holes with marbles of one side only.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "two",
     "label": "Open two",
     "help": "Lines of five holes with marbles of one side only.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "three",
     "label": "Open three",
     "help": "Lines of five holes with marbles of one side only.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "four",
     "label": "Open four",
     "help": "Lines of five holes with marbles of one side only.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "turned-one",
     "label": "Open one after a twist",
     "help": "The same, summed over the eight boards after one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "turned-two",
     "label": "Open two after a twist",
     "help": "The same, summed over the eight boards after one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "turned-three",
     "label": "Open three after a twist",
     "help": "The same, summed over the eight boards after one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "turned-four",
     "label": "Open four after a twist",
     "help": "The same, summed over the eight boards after one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "middle",
     "label": "Quadrant centres",
     "help": "Marbles in quadrant centres. No twist moves them.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "reach",
     "label": "Reach",
     "help": "Open lines in all 256 rotations. Nearer ones count more.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "learned",
     "label": "Learned",
     "help": "Open lines in all 256 rotations, with values learned from solved positions.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "tempo",
     "label": "Tempo",
     "help": "Bonus for having the next move.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 10
    },
    {
     "name": "growth",
     "label": "Growth per marble",
     "help": "Each marble on a line multiplies its value by this.",
     "group": "Evaluation",
     "kind": "number",
     "min": 1,
     "max": 20,
     "step": 0.5,
     "default": 10
    },
    {
     "name": "quarter",
     "label": "Reach after one twist",
     "help": "Share of a line's value if it needs one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 1,
     "step": 0.01,
     "default": 0.75
    },
    {
     "name": "half",
     "label": "Reach after two twists",
     "help": "Share of a line's value if it needs two twists.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 1,
     "step": 0.01,
     "default": 0.56
    }
   ],
   "presets": [],
   "weights": []
  },
  {
   "id": "genetic",
   "game": "pentago",
   "name": "Genetic minimax",
   "help": "Breeds lines of moves and keeps those that minimax likes (Hong, Huang and Lin 2001).",
   "params": [
    {
     "name": "depth",
     "label": "Depth",
     "help": "Moves per line, unless a depth limit is set.",
     "group": "Breeding",
     "kind": "number",
     "min": 1,
     "max": 12,
     "step": 1,
     "default": 4
    },
    {
     "name": "population",
     "label": "Population",
     "help": "Lines alive at a time. The authors did not publish theirs.",
     "group": "Breeding",
     "kind": "number",
     "min": 2,
     "max": 5000,
     "step": 1,
     "default": 200
    },
    {
     "name": "generations",
     "label": "Generations",
     "help": "Up to this many generations per move. The authors did not publish theirs.",
     "group": "Breeding",
     "kind": "number",
     "min": 1,
     "max": 100000,
     "step": 1,
     "default": 100
    },
    {
     "name": "crossover",
     "label": "Crossover",
     "help": "How often two lines are joined into one. The authors did not publish theirs.",
     "group": "Breeding",
     "kind": "number",
     "min": 0,
     "max": 1,
     "step": 0.01,
     "default": 0.8
    },
    {
     "name": "mutation",
     "label": "Mutation",
     "help": "How often a random move replaces another. The authors did not publish theirs.",
     "group": "Breeding",
     "kind": "number",
     "min": 0,
     "max": 1,
     "step": 0.01,
     "default": 0.1
    },
    {
     "name": "one",
     "label": "Open one",
     "help": "Lines of five holes with marbles of one side only.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "two",
     "label": "Open two",
     "help": "Lines of five holes with marbles of one side only.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "three",
     "label": "Open three",
     "help": "Lines of five holes with marbles of one side only.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "four",
     "label": "Open four",
     "help": "Lines of five holes with marbles of one side only.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "turned-one",
     "label": "Open one after a twist",
     "help": "The same, summed over the eight boards after one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "turned-two",
     "label": "Open two after a twist",
     "help": "The same, summed over the eight boards after one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "turned-three",
     "label": "Open three after a twist",
     "help": "The same, summed over the eight boards after one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "turned-four",
     "label": "Open four after a twist",
     "help": "The same, summed over the eight boards after one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "middle",
     "label": "Quadrant centres",
     "help": "Marbles in quadrant centres. No twist moves them.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "reach",
     "label": "Reach",
     "help": "Open lines in all 256 rotations. Nearer ones count more.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "learned",
     "label": "Learned",
     "help": "Open lines in all 256 rotations, with values learned from solved positions.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 0
    },
    {
     "name": "tempo",
     "label": "Tempo",
     "help": "Bonus for having the next move.",
     "group": "Evaluation",
     "kind": "number",
     "min": -100,
     "max": 100,
     "step": 0.1,
     "default": 10
    },
    {
     "name": "growth",
     "label": "Growth per marble",
     "help": "Each marble on a line multiplies its value by this.",
     "group": "Evaluation",
     "kind": "number",
     "min": 1,
     "max": 20,
     "step": 0.5,
     "default": 10
    },
    {
     "name": "quarter",
     "label": "Reach after one twist",
     "help": "Share of a line's value if it needs one twist.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 1,
     "step": 0.01,
     "default": 0.75
    },
    {
     "name": "half",
     "label": "Reach after two twists",
     "help": "Share of a line's value if it needs two twists.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 1,
     "step": 0.01,
     "default": 0.56
    }
   ],
   "presets": [],
   "weights": []
  },
  {
   "id": "mcts",
   "game": "pentago",
   "name": "Monte Carlo tree search",
   "help": "Plays random games, mostly after good moves. Picks the most tried move.",
   "params": [
    {
     "name": "simulations",
     "label": "Simulations",
     "help": "Up to this many random games per move.",
     "group": "Search",
     "kind": "number",
     "min": 1,
     "max": 1000000,
     "step": 1,
     "default": 1000000
    },
    {
     "name": "exploration",
     "label": "Exploration",
     "help": "Higher = tries rare moves more often. The c of UCB1.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 4,
     "step": 0.05,
     "default": 0.5
    }
   ],
   "presets": [],
   "outlook": "share",
   "weights": []
  },
  {
   "id": "random",
   "game": "pentago",
   "name": "Random",
   "help": "Plays random legal moves. The yardstick for every other player.",
   "params": [],
   "presets": [],
   "weights": []
  },
  {
   "id": "strong",
   "game": "loa",
   "name": "Strong",
   "help": "Alpha-beta with the features of MIA, a learned network, and a solver for the end.",
   "params": [
    {
     "name": "solver",
     "label": "Proof-number search",
     "help": "Looks for forced wins: this many positions per alpha-beta position. 0 = never.",
     "group": "Solver",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 0.5
    },
    {
     "name": "solver-from",
     "label": "Solver start",
     "help": "Starts after this many alpha-beta positions. Short searches do better without.",
     "group": "Solver",
     "kind": "number",
     "min": 0,
     "max": 1000000,
     "step": 1000,
     "default": 20000
    },
    {
     "name": "solver-table",
     "label": "Solver memory",
     "help": "Memory per side: 2^n entries of 16 bytes.",
     "group": "Solver",
     "kind": "number",
     "min": 10,
     "max": 22,
     "step": 1,
     "default": 20
    },
    {
     "name": "pruning",
     "label": "Alpha-beta pruning",
     "help": "Skips what can't change the choice. Off: plain minimax.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "deepening",
     "label": "Iterative deepening",
     "help": "Searches one ply, then two, then three, until time is up. Off: set a depth.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "table",
     "label": "Transposition table",
     "help": "Memory for positions: 2^n entries of 16 bytes. 0 = no table.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 22,
     "step": 1,
     "default": 20,
     "role": "memory"
    },
    {
     "name": "killers",
     "label": "Killer moves",
     "help": "First tries moves that caused a cut-off at the same ply.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "history",
     "label": "History heuristic",
     "help": "Sorts moves by the cut-offs they caused before.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "sorting",
     "label": "Evaluation sorting",
     "help": "Sorts moves by evaluation in the first plies from the root.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 8,
     "step": 1,
     "default": 0
    },
    {
     "name": "combined",
     "label": "Combined move ordering",
     "help": "Sorts by evaluation near the root, then by history, then by type of move.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    },
    {
     "name": "scout",
     "label": "Principal variation search",
     "help": "Tests whether another move beats the first, and searches again if one does.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "unique",
     "label": "Merge duplicates",
     "help": "Searches moves that reach the same position only once.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    },
    {
     "name": "open-root",
     "label": "Exact value for every move",
     "help": "Finds the exact value of every move. Takes longer.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 0
    },
    {
     "name": "two-deep",
     "label": "Two-deep table",
     "help": "Each slot of the table holds the deepest and the newest position.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "static-margin",
     "label": "Static pruning",
     "help": "In the last three plies, skips positions better by this much per ply. 0 = never.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 1000,
     "step": 1,
     "default": 40
    },
    {
     "name": "null-move",
     "label": "Null move",
     "help": "Skips positions that are too good even after a pass. Plies saved, 0 = never.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 4,
     "step": 1,
     "default": 2
    },
    {
     "name": "multi-cut",
     "label": "Multi-cut",
     "help": "Skips positions where several moves are too good, three plies shallower.",
     "group": "Search",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "late-moves",
     "label": "Late move reductions",
     "help": "Searches late moves up to this many plies shallower. 0 = never.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 2,
     "step": 1,
     "default": 2
    },
    {
     "name": "quiescence",
     "label": "Quiescence search",
     "help": "Plays out important captures for up to this many extra plies.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 8,
     "step": 1,
     "default": 4
    },
    {
     "name": "concentration",
     "label": "Concentration",
     "help": "How close your pieces are together. 1 = as close as possible.",
     "group": "Evaluation",
     "kind": "number",
     "min": -1000,
     "max": 1000,
     "step": 0.1,
     "default": 610
    },
    {
     "name": "centralisation",
     "label": "Centralisation",
     "help": "Pieces near the centre, none on the edge.",
     "group": "Evaluation",
     "kind": "number",
     "min": -1000,
     "max": 1000,
     "step": 0.1,
     "default": 225
    },
    {
     "name": "mass",
     "label": "Group away from the centre",
     "help": "Distance of your group from the centre. Pieces near an edge scatter less.",
     "group": "Evaluation",
     "kind": "number",
     "min": -1000,
     "max": 1000,
     "step": 0.1,
     "default": 21
    },
    {
     "name": "quads",
     "label": "Quads",
     "help": "2x2 squares with three or four of your pieces.",
     "group": "Evaluation",
     "kind": "number",
     "min": -1000,
     "max": 1000,
     "step": 0.1,
     "default": 2
    },
    {
     "name": "connectedness",
     "label": "Connectedness",
     "help": "Average number of neighbours per piece.",
     "group": "Evaluation",
     "kind": "number",
     "min": -1000,
     "max": 1000,
     "step": 0.1,
     "default": 46
    },
    {
     "name": "uniformity",
     "label": "Uniformity",
     "help": "Size of the smallest rectangle around your pieces. 1 = whole board.",
     "group": "Evaluation",
     "kind": "number",
     "min": -1000,
     "max": 1000,
     "step": 0.1,
     "default": 145
    },
    {
     "name": "mobility",
     "label": "Mobility",
     "help": "Number of moves. Captures count twice, moves along an edge half.",
     "group": "Evaluation",
     "kind": "number",
     "min": -1000,
     "max": 1000,
     "step": 0.1,
     "default": 10.5
    },
    {
     "name": "walls",
     "label": "Walls",
     "help": "Opponent's pieces blocked on the edge.",
     "group": "Evaluation",
     "kind": "number",
     "min": -1000,
     "max": 1000,
     "step": 0.1,
     "default": 29
    },
    {
     "name": "tempo",
     "label": "Tempo",
     "help": "Bonus for having the next move.",
     "group": "Evaluation",
     "kind": "number",
     "min": -1000,
     "max": 1000,
     "step": 0.1,
     "default": 27
    },
    {
     "name": "network",
     "label": "Network",
     "help": "A small network, trained on games, corrects the nine features.",
     "group": "Evaluation",
     "kind": "toggle",
     "min": 0,
     "max": 1,
     "step": 1,
     "default": 1
    },
    {
     "name": "noise",
     "label": "Mistakes",
     "help": "Higher = more mistakes. 0 always plays the best move.",
     "group": "Level",
     "kind": "number",
     "min": 0,
     "max": 10000,
     "step": 1,
     "default": 0,
     "role": "handicap"
    },
    {
     "name": "level-nodes",
     "label": "Position limit",
     "help": "Searches up to this many positions per move. 0 = no limit.",
     "group": "Level",
     "kind": "number",
     "min": 0,
     "max": 1000000,
     "step": 1,
     "default": 0,
     "role": "handicap"
    }
   ],
   "presets": [
    {
     "name": "level-1",
     "label": "Level 1",
     "help": "Just above random moves.",
     "values": {
      "network": 0,
      "solver": 0,
      "noise": 140,
      "level-nodes": 50
     }
    },
    {
     "name": "level-2",
     "label": "Level 2",
     "help": "Between its neighbours.",
     "values": {
      "network": 0,
      "solver": 0,
      "noise": 60,
      "level-nodes": 50
     }
    },
    {
     "name": "level-3",
     "label": "Level 3",
     "help": "Between its neighbours.",
     "values": {
      "network": 0,
      "solver": 0,
      "noise": 41,
      "level-nodes": 80
     }
    },
    {
     "name": "level-4",
     "label": "Level 4",
     "help": "Between its neighbours.",
     "values": {
      "network": 0,
      "solver": 0,
      "noise": 29.5,
      "level-nodes": 150
     }
    },
    {
     "name": "level-5",
     "label": "Level 5",
     "help": "Between its neighbours.",
     "values": {
      "network": 0,
      "solver": 0,
      "noise": 21,
      "level-nodes": 250
     }
    },
    {
     "name": "level-6",
     "label": "Level 6",
     "help": "Between its neighbours.",
     "values": {
      "network": 0,
      "solver": 0,
      "noise": 12,
      "level-nodes": 480
     }
    },
    {
     "name": "level-7",
     "label": "Level 7",
     "help": "Between its neighbours.",
     "values": {
      "network": 0,
      "solver": 0,
      "noise": 4.5,
      "level-nodes": 700
     }
    },
    {
     "name": "level-8",
     "label": "Level 8",
     "help": "Between its neighbours.",
     "values": {
      "network": 0,
      "solver": 0,
      "level-nodes": 1000
     }
    },
    {
     "name": "level-9",
     "label": "Level 9",
     "help": "Between its neighbours.",
     "values": {
      "solver": 0,
      "level-nodes": 1000
     }
    },
    {
     "name": "level-10",
     "label": "Level 10",
     "help": "Full strength.",
     "values": {}
    }
   ],
   "main": [
    "concentration",
    "connectedness",
    "mobility",
    "centralisation",
    "walls"
   ],
   "outlook": {
    "odds": 80
   },
   "weights": [],
   "optionalWeights": {
    "name": "network",
    "label": "Network",
    "help": "What the nine features overlook.",
    "bytes": 5022
   }
  },
  {
   "id": "alpha-beta",
   "game": "loa",
   "name": "Alpha-beta (Georgara)",
   "help": "Looks 6 to 8 plies ahead and skips what can't change the choice.",
   "params": [
    {
     "name": "concentration",
     "label": "Concentration",
     "help": "How close the pieces are together, as 1 / extra distance.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "centralisation",
     "label": "Centralisation",
     "help": "Pieces near the centre, none in corners.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "quads",
     "label": "Quads",
     "help": "2x2 squares with three or four pieces near the group's centre.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "opponent",
     "label": "Opponent",
     "help": "How much of the opponent's value is subtracted.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 0.2
    }
   ],
   "presets": [],
   "weights": []
  },
  {
   "id": "minimax",
   "game": "loa",
   "name": "Minimax (Georgara)",
   "help": "Searches everything 4 plies ahead, with few pieces up to 6 (A. Georgara).",
   "params": [
    {
     "name": "concentration",
     "label": "Concentration",
     "help": "How close the pieces are together, as 1 / extra distance.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "centralisation",
     "label": "Centralisation",
     "help": "Pieces near the centre, none in corners.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "quads",
     "label": "Quads",
     "help": "2x2 squares with three or four pieces near the group's centre.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 1
    },
    {
     "name": "opponent",
     "label": "Opponent",
     "help": "How much of the opponent's value is subtracted.",
     "group": "Evaluation",
     "kind": "number",
     "min": 0,
     "max": 10,
     "step": 0.1,
     "default": 0.2
    }
   ],
   "presets": [],
   "weights": []
  },
  {
   "id": "mcts",
   "game": "loa",
   "name": "Monte Carlo tree search",
   "help": "Plays random games, mostly after good moves. Picks the most tried move.",
   "params": [
    {
     "name": "simulations",
     "label": "Simulations",
     "help": "Up to this many random games per move.",
     "group": "Search",
     "kind": "number",
     "min": 1,
     "max": 1000000,
     "step": 1,
     "default": 1000000
    },
    {
     "name": "exploration",
     "label": "Exploration",
     "help": "Higher = tries rare moves more often. The c of UCB1.",
     "group": "Search",
     "kind": "number",
     "min": 0,
     "max": 4,
     "step": 0.05,
     "default": 0.5
    }
   ],
   "presets": [],
   "outlook": "share",
   "weights": []
  },
  {
   "id": "random",
   "game": "loa",
   "name": "Random",
   "help": "Plays random legal moves. The yardstick for every other player.",
   "params": [],
   "presets": [],
   "weights": []
  }
 ]
};
