import { useCallback, useEffect, useState } from 'react';
import { listTables, type StoredTable } from '../../storage/tables.ts';

/** The tables kept in this browser, the last one touched first; undefined until they are read. */
export function useTables() {
  const [tables, setTables] = useState<readonly StoredTable[]>();
  const [failure, setFailure] = useState<unknown>();
  const reload = useCallback(() => {
    listTables().then(setTables, setFailure);
  }, []);
  useEffect(reload, [reload]);
  return { tables, reload, failure };
}
