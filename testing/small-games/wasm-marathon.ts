import type { Game } from '@bridgehead/kernel';
import { marathon } from '@bridgehead/web/marathon';

/** `(func (export "left") (param heap taken) (result i32) (i32.sub heap taken))` */
const MODULE = Uint8Array.from([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x07, 0x01, 0x60, 0x02, 0x7f, 0x7f, 0x01, 0x7f, 0x03,
  0x02, 0x01, 0x00, 0x07, 0x08, 0x01, 0x04, 0x6c, 0x65, 0x66, 0x74, 0x00, 0x00, 0x0a, 0x09, 0x01, 0x07, 0x00,
  0x20, 0x00, 0x20, 0x01, 0x6b, 0x0b,
]);

const manifest = { ...marathon.manifest, id: 'wasm-marathon', title: { ru: 'Васм', en: 'Wasm' } };

/** The same run, whose strides a WebAssembly module judges: it opens only where the page may compile one. */
export const wasmMarathon: typeof marathon = {
  manifest,
  async load(edition) {
    const { instance } = await WebAssembly.instantiate(MODULE);
    const left = instance.exports['left'] as (heap: number, taken: number) => number;
    const { rules, ...game } = await marathon.load(edition);
    const refusal: typeof rules.refusal = (_state, _decision, { by }) =>
      left(3, by) >= 0 ? null : { reason: 'too-far' };
    return { ...game, rules: { ...rules, manifest, refusal } };
  },
};

export const anyWasmMarathon = wasmMarathon as unknown as Game;
