import { answered, transact } from './database.ts';

interface StoredPack {
  readonly hash: string;
  readonly pack: unknown;
}

/** Content packs are kept by the hash of their content, which every record names. */
export async function keepPack(hash: string, pack: unknown): Promise<void> {
  await transact(['packs'], 'readwrite', (store) => {
    store('packs').put({ hash, pack } satisfies StoredPack);
  });
}

export async function findPack(hash: string): Promise<unknown> {
  const stored = await transact(['packs'], 'readonly', (store) =>
    answered<StoredPack | undefined>(store('packs').get(hash)),
  );
  return stored?.pack;
}
