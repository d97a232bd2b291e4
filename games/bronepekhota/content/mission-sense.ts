import type { PackIssue } from '@bridgehead/kernel';
import { fitOut } from '../rules/fitting.ts';
import { armyOf, refuseForce } from '../rules/forces.ts';
import { findMachine, findSquad, soundDurability } from '../rules/kinds.ts';
import type { Condition, Force, Mission } from '../rules/mission.ts';
import { MISSIONS, PUBLISHED } from '../rules/options.ts';
import type { Armoury } from '../rules/armoury.ts';
import { type Path, twins, wrong } from './sense.ts';

/** What makes no sense in a mission, or nothing. */
export function unfitMission(armoury: Armoury): PackIssue | undefined {
  for (const issue of issuesOf(armoury)) return issue;
  return undefined;
}

function* issuesOf(armoury: Armoury): Generator<PackIssue> {
  const { missions } = armoury;
  const missing = MISSIONS.find((id) => !missions.some((mission) => mission.id === id));
  if (missing) yield wrong(['missions'], missing, 'Tables offer this mission, and it is not there');
  for (const [index, mission] of missions.entries())
    yield* missionIssues(armoury, mission, ['missions', index]);
}

function* missionIssues(armoury: Armoury, mission: Mission, path: Path): Generator<PackIssue> {
  const { id, layout, forces = [], places, loads, scoring, goals } = mission;
  if (layout === undefined && PUBLISHED.some((published) => published === id))
    yield wrong([...path, 'layout'], layout, 'It is fought on a table of its own');
  if (layout !== undefined && !armoury.layouts.some(({ id }) => id === layout))
    yield wrong([...path, 'layout'], layout, 'No table has this id');
  yield* twins([...path, 'places'], places);
  const named = [
    ...loads.map(({ at }, index) => ({ at, where: ['loads', index, 'at'] })),
    ...(scoring?.places ?? []).map((at, index) => ({ at, where: ['scoring', 'places', index] })),
  ];
  for (const { at, where } of named) yield* placeIssues(mission, at, [...path, ...where]);
  for (const [side, force] of forces.entries())
    yield* forceIssues(armoury, mission, force, [...path, 'forces', side]);
  for (const [index, { needs }] of goals.entries()) {
    for (const [place, condition] of needs.entries())
      yield* conditionIssues(armoury, mission, condition, [...path, 'goals', index, 'needs', place]);
  }
}

function* placeIssues({ places }: Mission, at: string, path: Path): Generator<PackIssue> {
  if (!places.some(({ id }) => id === at)) yield wrong(path, at, 'No place has this id');
}

function* forceIssues(armoury: Armoury, mission: Mission, force: Force, path: Path): Generator<PackIssue> {
  for (const [index, { kind, durability = 1, at }] of force.machines.entries()) {
    const where = [...path, 'machines', index];
    if (at !== undefined) yield* placeIssues(mission, at, [...where, 'at']);
    const model = findMachine(armoury, kind);
    if (model && durability > soundDurability(model))
      yield wrong([...where, 'durability'], durability, 'It is more than the machine has');
  }
  for (const [index, { squad, at }] of force.captives.entries()) {
    const where = [...path, 'captives', index];
    yield* placeIssues(mission, at, [...where, 'at']);
    if (findSquad(armoury, squad)?.soldiers.length !== 1)
      yield wrong([...where, 'squad'], squad, 'A captive is a squad of one');
  }
  const army = armyOf(armoury, force, mission.id, (kind) => fitOut(armoury, kind));
  const refusal = refuseForce(armoury, force, army);
  if (refusal) yield wrong(path, army.squads, `It is refused: ${refusal.reason}, ${refusal.clause}`);
}

function* conditionIssues(
  armoury: Armoury,
  mission: Mission,
  condition: Condition,
  path: Path,
): Generator<PackIssue> {
  switch (condition.is) {
    case 'slew':
    case 'freed': {
      const captives = (mission.forces ?? []).flatMap((force) => force.captives);
      if (!captives.some(({ squad }) => squad === condition.captive))
        yield wrong([...path, 'captive'], condition.captive, 'Nobody of that kind is captive');
      return;
    }
    case 'held':
      if (!mission.loads.some(({ role }) => role === condition.load))
        yield wrong([...path, 'load'], condition.load, 'There is no such load in the mission');
      if (condition.near) yield* placeIssues(mission, condition.near.place, [...path, 'near', 'place']);
      return;
    case 'near':
      yield* placeIssues(mission, condition.place, [...path, 'place']);
      if (condition.kind !== undefined && !findSquad(armoury, condition.kind))
        yield wrong([...path, 'kind'], condition.kind, 'No squad has this id');
      return;
    case 'inside':
      return;
    case 'ahead':
      if (!mission.scoring) yield wrong([...path, 'is'], condition.is, 'Nobody scores in this mission');
      return;
    default: {
      const { of, kind } = condition.what;
      const find = of === 'soldiers' ? findSquad : findMachine;
      if (kind !== undefined && !find(armoury, kind))
        yield wrong([...path, 'what', 'kind'], kind, `None of the ${of} has this id`);
    }
  }
}
