import { readAmerican } from './american';
import { readClassical } from './classical';
import { readCompetition } from './competition';
import { readHongKong } from './hongKong';
import { readHongKongNew } from './hongKongNew';
import { readJapanese } from './riichi/game';
import { readSichuan } from './sichuan/game';
import { readTaisen } from './taisen';
import { readTaiwan } from './taiwan/game';
import type { ReadGame } from '../types';

/** The games that the referee knows, by their ids. */
export const GAMES: ReadonlyMap<string, ReadGame> = new Map([
  ['hong-kong-old', readHongKong('hong-kong-old')],
  ['hong-kong-common', readHongKong('hong-kong-common')],
  ['taisen', readTaisen],
  ['classical', readClassical],
  ['american', readAmerican],
  ['riichi', readJapanese],
  ['competition', readCompetition],
  ['sichuan', readSichuan],
  ['hong-kong-new', readHongKongNew],
  ['taiwan', readTaiwan],
]);
