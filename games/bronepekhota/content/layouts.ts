import airstrip from './core/layouts/airstrip.json' with { type: 'json' };
import camp from './core/layouts/camp.json' with { type: 'json' };
import depot from './core/layouts/depot.json' with { type: 'json' };
import drydock from './core/layouts/drydock.json' with { type: 'json' };
import graveyard from './core/layouts/graveyard.json' with { type: 'json' };
import junction from './core/layouts/junction.json' with { type: 'json' };
import monoliths from './core/layouts/monoliths.json' with { type: 'json' };
import outskirts from './core/layouts/outskirts.json' with { type: 'json' };
import pumping from './core/layouts/pumping.json' with { type: 'json' };
import quarry from './core/layouts/quarry.json' with { type: 'json' };
import spaceport from './core/layouts/spaceport.json' with { type: 'json' };
import terminal from './core/layouts/terminal.json' with { type: 'json' };

/** For two: those that are the same from both sides first, then the published missions' own. Then for three and four. */
export const layouts = [
  outskirts,
  drydock,
  pumping,
  terminal,
  camp,
  airstrip,
  quarry,
  depot,
  graveyard,
  junction,
  spaceport,
  monoliths,
];
