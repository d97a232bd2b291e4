import { expect, test } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

/**
 * A file of tests that cannot even be loaded, since the content is refused, has no tests that could fail: without one nobody
 * would notice the mutant.
 */
export default class Loading extends VitestTestRunner {
  async importFile(path, source) {
    try {
      return await super.importFile(path, source);
    } catch (error) {
      if (source !== 'collect') throw error;
      return test('is loaded', () => expect(error).toBeUndefined());
    }
  }
}
