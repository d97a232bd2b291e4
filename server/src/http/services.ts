import type { CreatedReply, NewTable, RecordReply, RefusedReply, TableBrief } from '@bridgehead/wire';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { DocumentService } from '../documents/service.ts';
import type { Identities, Identity } from '../identity/index.ts';
import type { Log } from '../log.ts';
import type { Signing } from '../signing/index.ts';
import type { Resolve } from '../push/public-hosts.ts';
import type { Storage } from '../storage/index.ts';
import type { ListedTable } from '../storage/table-lists.ts';

/** What HTTP asks of the tables; everything that happens at a table goes over sockets. */
export interface TableService {
  create(who: Identity, table: NewTable, network: string): Promise<CreatedReply | RefusedReply>;
  briefs(rows: readonly ListedTable[], who: Identity | null): readonly TableBrief[];
  /** Called only for those who may read it; refused while the game is played. */
  recordOf(table: string, who: Identity | null): Promise<RecordReply | RefusedReply>;
  /** These rooms were rewritten in the database: somebody has become another, or is gone. */
  roomsChanged(tables: readonly string[]): void | Promise<void>;
}

/** Everything the HTTP side is made of. */
export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly storage: Storage;
  readonly identities: Identities;
  readonly tables: TableService;
  readonly documents: DocumentService;
  readonly signing: Signing;
  readonly metrics: Registry;
  /** The addresses a host name stands for. */
  readonly resolve: Resolve;
  /** The folder of the built web app. */
  readonly appFolder: string;
  /** True once the node has been asked to stop: no new visitors, please. */
  isDraining(): boolean;
}
