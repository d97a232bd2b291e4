import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const CONTENT = /\/games\/[^/]+\/content\/.+\.json$/;

/** A game's content is data: it is shipped and fetched as JSON, which browsers parse faster than the same as a script. */
export function contentAsData(): Plugin {
  return {
    name: 'bridgehead:content-as-data',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [path = ''] = id.split('?');
      if (!CONTENT.test(path)) return null;
      const json: unknown = JSON.parse(await readFile(path, 'utf8'));
      const name = path.slice(path.lastIndexOf('/') + 1);
      const asset = this.emitFile({
        type: 'asset',
        name,
        originalFileName: path,
        source: JSON.stringify(json),
      });
      return {
        code: `export default await (await fetch(import.meta.ROLLUP_FILE_URL_${asset})).json();`,
        moduleType: 'js',
      };
    },
  };
}
