import type { GameRecord, RecordedEvent } from '../../../engine/record';
import { fourOf, handsOf, plain, seatsOn, type HandFacts, type WinFacts } from './handFacts';
import { DRAWN, DRAWS, LIMITS, WON, YAKU } from './tenhouNames';
import { tileNumber } from './tenhouTiles';

/** Stands for the tile that was just drawn. */
export const AS_DRAWN = 60;
/** Stands where no discard is: an exposed kong was made. */
export const NO_DISCARD = 0;

type Entry = number | string;

/** A record as the JSON that the viewer of Tenhou reads. */
export function writeTenhou(record: GameRecord): string {
  const { rounds = 2, openTanyao = true, redFives = 3 } = record.options;
  const length = rounds === 1 ? '東' : '南';
  return JSON.stringify({
    title: ['', ''],
    name: record.players.map(({ name }) => name),
    rule: { disp: `${length}${openTanyao ? '喰' : ''}${redFives ? '赤' : ''}`, aka: redFives ? 1 : 0 },
    log: handsOf(record).map(logOf),
  });
}

function logOf(facts: HandFacts): unknown[] {
  const { hand, number, honba, sticks, scores, dora, ura, wins } = facts;
  const isUraSeen = wins.some(({ event }) => itemsOf(event).some(({ id }) => id.endsWith('riichi')));
  const rows = hand.deal.flatMap((dealt, player) => {
    const { draws, discards } = rowsOf(facts, player);
    return [dealt.map(tileNumber), draws, discards];
  });
  return [
    [number, honba, sticks],
    scores,
    dora.map(tileNumber),
    isUraSeen ? ura.map(tileNumber) : [],
    ...rows,
    resultOf(facts),
  ];
}

/** What came to a player, and what went. */
function rowsOf({ hand }: HandFacts, player: number): { draws: Entry[]; discards: Entry[] } {
  const draws: Entry[] = [];
  const discards: Entry[] = [];
  const pongs: RecordedEvent[] = [];
  let isRiichi = false;
  for (const event of hand.events) {
    const { type, p, tile = '', drawn } = event;
    if (p !== player) continue;
    if (type === 'draw') draws.push(tileNumber(tile));
    else if (type === 'riichi') isRiichi = true;
    else if (type === 'discard') {
      const number = drawn ? AS_DRAWN : tileNumber(tile);
      discards.push(isRiichi ? `r${number}` : number);
      isRiichi = false;
    } else if (type === 'chow' || type === 'pong') {
      if (type === 'pong') pongs.push(event);
      draws.push(type === 'chow' ? chowText(event) : calledText('p', event));
    } else if (type === 'kong') {
      draws.push(calledText('m', event));
      discards.push(NO_DISCARD);
    } else if (type === 'concealed-kong') {
      const numbers = fourOf(hand, tile).map(tileNumber);
      discards.push(`${numbers.slice(0, 3).join('')}a${numbers[3]}`);
    } else if (type === 'added-kong') {
      const pong = pongs.find((each) => plain(each.tile!) === plain(tile));
      if (pong) discards.push(addedText(pong, tile));
    }
  }
  return { draws, discards };
}

function chowText({ tile = '', own = [] }: RecordedEvent): string {
  return `c${[tile, ...own].map(tileNumber).join('')}`;
}

/** The letter stands before the tile that was called, which stands where the giver sits: before, across, next. */
function calledText(letter: string, { p = 0, from, tile = '', own = [] }: RecordedEvent): string {
  const texts = own.map((each) => String(tileNumber(each)));
  const place = placeOf(p, Number(from), own.length);
  return texts.toSpliced(place, 0, `${letter}${tileNumber(tile)}`).join('');
}

/** The place of the called tile among so many others. */
function placeOf(player: number, from: number, others: number): number {
  const on = seatsOn(player, from);
  return on === 3 ? 0 : on === 2 ? 1 : others;
}

/** The added tile stands before the one that was called. */
function addedText({ p = 0, from, tile = '', own = [] }: RecordedEvent, added: string): string {
  const texts = own.map((each) => String(tileNumber(each)));
  const place = placeOf(p, Number(from), own.length);
  return texts.toSpliced(place, 0, `k${tileNumber(added)}${tileNumber(tile)}`).join('');
}

function resultOf({ hand, wins, drawn }: HandFacts): unknown[] {
  if (wins.length > 0) return [WON, ...wins.flatMap((win) => wonOf(win, hand.dealer, hand.round))];
  const why = hand.events.find(({ type }) => type === 'aborted')?.why;
  if (why !== undefined) return [DRAWS[why] ?? DRAWN.usual];
  const ready = hand.events.filter(({ type }) => type === 'ready').length;
  if (hand.events.some(({ type }) => type === 'nagashi')) return [DRAWN.nagashi, drawn];
  if (ready === hand.deal.length) return [DRAWN.allReady];
  return ready === 0 ? [DRAWN.noneReady] : [DRAWN.usual, drawn];
}

interface Scored {
  readonly han: number | null;
  readonly fu: number | null;
  readonly limit: string | null;
  readonly base: number;
  readonly items: readonly { readonly id: string; readonly han?: number; readonly yakuman?: number }[];
}

function scoredOf({ score }: RecordedEvent): Scored {
  return score as Scored;
}

function itemsOf(event: RecordedEvent): Scored['items'] {
  return scoredOf(event).items;
}

function wonOf({ event, gains, responsible }: WinFacts, dealer: number, round: string): unknown[] {
  const { p = 0, from } = event;
  const giver = typeof from === 'number' ? from : p;
  const seat = 'ESWN'[seatsOn(dealer, p)]!;
  const items = itemsOf(event).map(({ id, han, yakuman }) => {
    const wind = id === 'seat-wind' ? ` ${KANJI[seat]}` : id === 'round-wind' ? ` ${KANJI[round]}` : '';
    const value = yakuman ? LIMITS['yakuman'] : `${han}飜`;
    return `${YAKU[id] ?? id}${wind}(${value})`;
  });
  return [
    gains,
    [p, giver, responsible ?? p, pointsText(scoredOf(event), p === dealer, giver === p), ...items],
  ];
}

const KANJI: Readonly<Record<string, string>> = { E: '東', S: '南', W: '西', N: '北' };

/** "30符1飜1000点", "満貫2000-4000点", "跳満6000点∀". */
function pointsText({ han, fu, limit, base }: Scored, isDealer: boolean, isSelfDrawn: boolean): string {
  const worth = limit === null ? `${fu}符${han}飜` : (LIMITS[limit] ?? '役満');
  const raised = (times: number): number => 100 * Math.ceil((base * times) / 100);
  if (!isSelfDrawn) return `${worth}${raised(isDealer ? 6 : 4)}点`;
  return isDealer ? `${worth}${raised(2)}点∀` : `${worth}${raised(1)}-${raised(2)}点`;
}
