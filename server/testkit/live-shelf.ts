import type { Library } from '../src/library.ts';
import { createLog } from '../src/log.ts';
import { createSigning } from '../src/signing/index.ts';
import type { Storage } from '../src/storage/index.ts';
import type { TableServices } from '../src/tables/services.ts';
import { randomId } from '../src/tables/set-up.ts';
import { Shelf } from '../src/tables/shelf.ts';
import { findInPlace } from './find-in-place.ts';
import { reckonInPlace } from './reckon-in-place.ts';

/** The tables of a node without the node, by the clock on the wall. */
export function liveShelf(
  storage: Storage,
  library: Library,
  stirred: TableServices['stirred'],
  most = 100,
): Shelf {
  const signing = createSigning(storage, Date.now);
  const clocks = { now: Date.now, clock: () => performance.now() };
  const log = createLog('silent');
  return new Shelf(
    {
      storage,
      library,
      signing,
      log,
      ...clocks,
      newId: randomId,
      find: findInPlace,
      reckon: reckonInPlace,
      stirred,
    },
    most,
  );
}
