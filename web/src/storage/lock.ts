export interface TableLock {
  readonly release: () => void;
}

/**
 * One tab plays a table at a time. Waits until the table is free; `onBusy` is called if that is not at once.
 * Where the browser has no locks (a page that is not secure) the key of the entries still keeps a table from forking.
 */
export async function lockTable(id: string, onBusy: () => void, signal: AbortSignal): Promise<TableLock> {
  if (!('locks' in navigator)) return { release: () => {} };
  const name = `bridgehead-table-${id}`;
  return (await request(name, { ifAvailable: true })) ?? (onBusy(), waitFor(name, signal));
}

async function waitFor(name: string, signal: AbortSignal): Promise<TableLock> {
  const lock = await request(name, { signal });
  if (!lock) throw new Error('the lock was not granted');
  return lock;
}

function request(name: string, options: LockOptions): Promise<TableLock | null> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request(name, options, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve({ release }));
    });
    held.catch(reject);
  });
}
