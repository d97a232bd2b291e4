import type { Localized } from './rulebook.ts';

/** Something wrong with what a person gave us, said in a sentence. Anything else that is thrown is a defect of ours. */
export class Problem extends Error {
  readonly sentence: Localized;

  constructor(sentence: Localized) {
    super(sentence.en);
    this.name = 'Problem';
    this.sentence = sentence;
  }
}
