export type {
  Armoury,
  Chassis,
  Faction,
  Firearm,
  GunKind,
  MachineKind,
  SquadKind,
  Weapon,
} from './armoury.ts';
export type { Army, ArmyMachine, Crewman } from './army.ts';
export { crewed } from './crews.ts';
export type { Cause, Cover, Event } from './events.ts';
export type {
  Reach,
  ReachedPlace,
  Room,
  SeenCell,
  View as FieldOfView,
  WayThere,
} from './inquire/answers.ts';
export type { Question } from './inquire/question.ts';
export type { Outlook, TargetOutlook } from './inquire/targets.ts';
export { manifest } from './manifest.ts';
export type { Act, Heading, Move, Spot, Standing } from './moves.ts';
export type { Condition, Edge, Force, Goal, Mission, Place } from './mission.ts';
export { bronepekhotaOptions, missionText } from './options.ts';
export { commandersOf } from './commanders.ts';
export { missionOf } from './kinds.ts';
export { readyArmy } from './ready.ts';
export { costOf, differs, refuseArmy } from './recruit.ts';
export type { Refusals } from './refusals.ts';
export { retell } from './retell.ts';
export { rulesOver } from './rules.ts';
export type { Shot, Stage, Unit } from './stage.ts';
export type { Gun, Load, Machine, Piece, PieceId, Soldier, Squad, State } from './state.ts';
export type { View } from './view.ts';
export { type Zone, zoneFor, zoneOf } from './zones.ts';
