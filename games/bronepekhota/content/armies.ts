import { id, list, localized, whole } from '@bridgehead/kernel/content';
import * as v from 'valibot';

export const readyArmySchema = v.strictObject({
  id,
  title: localized(40),
  squads: list(id, 1, 30),
  machines: list(v.strictObject({ kind: id, weapons: list(whole(0, 11), 0, 8) }), 0, 30),
  guns: list(id, 0, 30),
});
