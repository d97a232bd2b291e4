import { list, whole } from '@bridgehead/kernel/content';
import * as v from 'valibot';
import type { Size } from '../rules/armoury.ts';
import { isConvex } from './convex.ts';

type Outline = Size['outline'];

/** Millimetres. */
const LARGEST = 300;

const length = v.exactOptional(whole(10, LARGEST));
const offset = v.pipe(v.number(), v.minValue(-LARGEST / 2), v.maxValue(LARGEST / 2));

const cornerSchema = v.pipe(
  v.strictTuple([offset, offset]),
  v.transform(([x, y]) => ({ x, y })),
);

/** A rectangle by its length and width, or the corners of anything convex, counter-clockwise. */
export const sizeSchema = v.pipe(
  v.strictObject({
    length,
    width: length,
    corners: v.exactOptional(
      v.pipe(
        list(cornerSchema, 3, 12),
        v.check((corners) => isConvex(corners), 'The corners do not go round counter-clockwise'),
      ),
    ),
    height: whole(5, LARGEST),
    eye: whole(1, LARGEST),
    climbs: whole(0, LARGEST),
  }),
  v.check(
    ({ length: along, width, corners }) =>
      corners ? along === undefined && width === undefined : along !== undefined && width !== undefined,
    'It needs length and width, or corners',
  ),
  v.check(({ height, eye }) => eye <= height, 'The eye is above the top'),
  v.transform(
    ({ length: along = 0, width = 0, corners, ...size }): Size => ({
      outline: corners ?? rectangle(along, width),
      ...size,
    }),
  ),
);

function rectangle(along: number, width: number): Outline {
  const x = along / 2;
  const y = width / 2;
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ];
}
