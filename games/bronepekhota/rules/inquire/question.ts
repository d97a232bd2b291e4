import * as v from 'valibot';
import { heading, index, moveSchema, shot, spot, standing, unit } from '../read-move.ts';

/** What a table asks: how far, by which way, at whom, at which odds. */

const how = v.exactOptional(v.picklist(['walk', 'jump', 'drive', 'push']));
/** What is pushed, or towed. */
const load = v.exactOptional(index);

export const questionSchema = v.variant('ask', [
  v.strictObject({ ask: v.literal('reach'), piece: index, how, load }),
  v.strictObject({
    ask: v.literal('way'),
    piece: index,
    to: spot,
    how,
    load,
    facing: v.exactOptional(heading),
  }),
  v.strictObject({ ask: v.literal('charge'), piece: index, enemy: index }),
  v.strictObject({ ask: v.literal('alongside'), piece: index, object: index }),
  v.strictObject({ ask: v.literal('out'), piece: index }),
  v.strictObject({ ask: v.literal('price'), move: moveSchema }),
  v.strictObject({ ask: v.literal('deeds'), piece: index }),
  v.strictObject({
    ask: v.literal('sees'),
    piece: index,
    /** As if it stood there. */
    from: v.exactOptional(standing),
  }),
  v.strictObject({
    ask: v.literal('targets'),
    piece: index,
    with: shot,
    aimed: v.exactOptional(v.literal(true)),
    from: v.exactOptional(standing),
  }),
  v.strictObject({ ask: v.literal('fight'), piece: index, enemy: index }),
  v.strictObject({ ask: v.literal('measure'), piece: index, to: v.union([index, spot]) }),
  v.strictObject({ ask: v.literal('zone'), unit, facing: v.exactOptional(heading) }),
  v.strictObject({ ask: v.literal('places'), unit, around: spot, facing: v.exactOptional(heading) }),
]);

export type Question = v.InferOutput<typeof questionSchema>;
export type HowToGo = NonNullable<Extract<Question, { ask: 'reach' }>['how']>;
