import annihilation from './core/missions/annihilation.json' with { type: 'json' };
import bait from './core/missions/bait.json' with { type: 'json' };
import capture from './core/missions/capture.json' with { type: 'json' };
import commander from './core/missions/commander.json' with { type: 'json' };
import hunt from './core/missions/hunt.json' with { type: 'json' };
import liberation from './core/missions/liberation.json' with { type: 'json' };
import line from './core/missions/line.json' with { type: 'json' };
import markers from './core/missions/markers.json' with { type: 'json' };
import recovery from './core/missions/recovery.json' with { type: 'json' };
import storm from './core/missions/storm.json' with { type: 'json' };
import trap from './core/missions/trap.json' with { type: 'json' };

/** The general ones first, then the published ones as the publisher numbers them. */
export const missions = [
  annihilation,
  capture,
  commander,
  line,
  markers,
  liberation,
  bait,
  hunt,
  storm,
  recovery,
  trap,
];
