import * as v from 'valibot';

const words = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Something of ours that failed in a page, which went on without it. Nobody is named in it. */
export const faultSchema = v.object({
  game: words(40),
  part: words(40),
  about: words(80),
  error: words(400),
});
export type Fault = v.InferOutput<typeof faultSchema>;
