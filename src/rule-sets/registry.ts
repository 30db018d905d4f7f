import type { Dossier } from './dossier';
import { american } from './american';
import { classical } from './classical';
import { competition } from './competition';
import { hongKongCommon } from './hong-kong-common';
import { hongKongNew } from './hong-kong-new';
import { hongKongOld } from './hong-kong-old';
import { riichi } from './riichi';
import { sichuan } from './sichuan';
import { taisen } from './taisen';
import { taiwan } from './taiwan';

/** All games in the order in which they are offered; the first is the one a newcomer is offered. */
const GAMES = [
  hongKongOld,
  hongKongCommon,
  taisen,
  classical,
  american,
  riichi,
  competition,
  sichuan,
  taiwan,
  hongKongNew,
] as const;

export type GameId = (typeof GAMES)[number]['id'];

const dossiers: Dossier[] = [...GAMES];

/** The games on offer. */
export function games(): readonly Dossier[] {
  return dossiers;
}

export function findGame(id: GameId): Dossier;
export function findGame(id: string): Dossier | undefined;
export function findGame(id: string): Dossier | undefined {
  return dossiers.find((game) => game.id === id);
}

/** One more game beside those of the app: a toy of the tests. */
export function addGame(game: Dossier): void {
  dossiers.push(game);
}
