import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { DocumentService } from '../documents/service.ts';
import type { Identities } from '../identity/index.ts';
import type { Log } from '../log.ts';
import type { Signing } from '../signing/index.ts';
import type { Resolve } from '../push/public-hosts.ts';
import type { Storage } from '../storage/index.ts';
import type { TableService } from '../tables/table-service.ts';

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
