import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChildNode, freePort } from '@bridgehead/server/testkit';

/** The server as a process of its own, with its own database: to be killed, and to come back on the same port. */
export class ServerProcess {
  readonly port: number;
  readonly #folder: string;
  #node: ChildNode;

  private constructor(port: number, folder: string, node: ChildNode) {
    this.port = port;
    this.#folder = folder;
    this.#node = node;
  }

  static async start(): Promise<ServerProcess> {
    const port = await freePort();
    const folder = await mkdtemp(join(tmpdir(), 'bridgehead-server-'));
    return new ServerProcess(port, folder, await launch(port, folder));
  }

  kill(): Promise<void> {
    return this.#node.kill();
  }

  async restart(): Promise<void> {
    this.#node = await launch(this.port, this.#folder);
  }

  async stop(): Promise<void> {
    await this.#node.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function launch(port: number, folder: string): Promise<ChildNode> {
  return ChildNode.start({ PORT: String(port), DATA_FOLDER: folder });
}
