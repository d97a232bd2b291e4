import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '@bridgehead/server';
import { ChildNode, databaseServerOf, freePort } from '@bridgehead/server/testkit';

/** The server as a process of its own, with its own database: to be killed, and to come back on the same port. */
export class ServerProcess {
  readonly port: number;
  readonly #folder: string;
  readonly #settings: Environment;
  #node: ChildNode;

  private constructor(port: number, folder: string, settings: Environment, node: ChildNode) {
    this.#settings = settings;
    this.port = port;
    this.#folder = folder;
    this.#node = node;
  }

  static async start(settings: Environment = {}): Promise<ServerProcess> {
    const port = await freePort();
    const folder = await mkdtemp(join(tmpdir(), 'bridgehead-server-'));
    return new ServerProcess(port, folder, settings, await launch(port, folder, settings));
  }

  get origin(): string {
    return this.#node.origin;
  }

  /** The last lines of its log. */
  get said(): readonly string[] {
    return this.#node.said;
  }

  /** Its database server, which lives as long as it does: there is room in it for others. */
  databaseServer(): ReturnType<typeof databaseServerOf> {
    return databaseServerOf(this.#folder);
  }

  kill(): Promise<void> {
    return this.#node.kill();
  }

  async restart(): Promise<void> {
    this.#node = await launch(this.port, this.#folder, this.#settings);
  }

  async stop(): Promise<void> {
    await this.#node.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function launch(port: number, folder: string, settings: Environment): Promise<ChildNode> {
  return ChildNode.start({ ...settings, PORT: String(port), DATA_FOLDER: folder });
}
