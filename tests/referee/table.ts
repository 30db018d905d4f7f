import { demand, fail } from './breach';
import type { GameEvent, Hand } from './shape';
import { PLAYERS } from './shape';
import { firstDifference, nameOf, plain, TILE_NAMES, WINDS } from './tiles';
import type { Wind } from './tiles';
import type { Match, Meld, Player, Phase, Play, Start } from './types';

function seatPlayer(dealt: readonly number[]): Player {
  return {
    hand: [...dealt],
    melds: [],
    bonus: [],
    river: [],
    discards: 0,
    kongs: 0,
    isBarred: false,
    isReady: false,
    isDead: false,
    kept: 0,
    feeders: { dragons: null, winds: null, suit: null },
  };
}

interface Begun {
  readonly hand: Hand;
  readonly start: Start;
  readonly note: (message: string) => void;
}

export function startPlay(match: Match, { hand, start, note }: Begun): Play {
  return {
    match,
    start,
    repeat: hand.repeat,
    dealer: hand.dealer,
    dice: hand.dice,
    round: hand.round,
    wall: hand.wall,
    front: match.game.dealt * PLAYERS.length,
    back: hand.wall.length,
    players: hand.deal.map(seatPlayer),
    phase: { at: 'fourteenth' },
    drawn: null,
    due: [],
    passing: [],
    swaps: 0,
    pooled: null,
    index: 0,
    moments: [],
    wins: [],
    falseWins: [],
    note,
  };
}

export function playerAt(play: Play, p: number): Player {
  return play.players[p] ?? fail(`there is no player ${p}`);
}

export function nextOf(p: number): number {
  return (p + 1) % PLAYERS.length;
}

/** How many places in turn `p` sits after `from`. */
export function distance(from: number, p: number): number {
  return (p - from + PLAYERS.length) % PLAYERS.length;
}

export function windOf(play: Play, p: number): Wind {
  return WINDS[distance(play.dealer, p)] ?? fail(`there is no seat for player ${p}`);
}

export function isWallEmpty(play: Play): boolean {
  return play.back - play.front <= play.match.game.options.deadWall;
}

/** With one hand left alive at most nobody draws; it may still win with the last discard. */
export function isPlayable({ players }: Play): boolean {
  return players.filter(({ isDead }) => !isDead).length > 1;
}

export function count(play: Play, name: string, by = 1): void {
  play.match.counts[name] = (play.match.counts[name] ?? 0) + by;
}

/** The tiles of a hand that count as this one. */
export function alikeIn(player: Player, kind: number): number[] {
  return player.hand.filter((tile) => plain(tile) === plain(kind));
}

/** Breach where the hand is over already. */
export function demandGoingOn(play: Play): void {
  const why = play.match.game.whyOver(play);
  demand(why === null, `expected an end: ${why}`);
}

/** Takes tiles out of a list; a breach when one is not there. */
export function takeOut(from: number[], kinds: readonly number[], whose: string): void {
  for (const kind of kinds) {
    const at = from.indexOf(kind);
    demand(at >= 0, `expected ${nameOf(kind)} in ${whose}, it is not there`);
    from.splice(at, 1);
  }
}

/** Draws for `e.p` from the end of the wall the event names. */
export function drawFrom(play: Play, e: GameEvent, end: 'front' | 'back'): void {
  demand(e.from === end, `expected a draw from the ${end}, found ${JSON.stringify(e.from)}`);
  demand(!isWallEmpty(play), 'expected exhausted: the wall has no tile left to draw');
  const at = end === 'front' ? play.front : play.back - 1;
  const tile = play.wall[at] ?? fail('the wall has ended');
  demand(e.tile === tile, `expected the draw of ${nameOf(tile)}, found ${nameOf(e.tile)}`);
  if (end === 'front') play.front += 1;
  else play.back -= 1;
  playerAt(play, e.p).hand.push(tile);
}

/** What may follow, in words for a breach. */
function describePhase(phase: Phase): string {
  switch (phase.at) {
    case 'fourteenth':
      return "the dealer's fourteenth tile from the front";
    case 'dealt-bonus':
      return `player ${phase.player} to lay out the bonus tiles dealt`;
    case 'replace':
      return `player ${phase.player} to draw from the back for a ${phase.why} tile`;
    case 'bonus':
      return `player ${phase.player} to lay aside ${nameOf(phase.tile)}`;
    case 'turn':
      return `the turn of player ${phase.player}`;
    case 'discard':
      return `a discard by player ${phase.player} after a claim`;
    case 'window':
      return `answers to player ${phase.window.from}'s ${phase.window.why}, or the next draw`;
    case 'steps':
      return `the ${phase.left[0]?.type ?? ''} before play`;
    case 'next':
      return `the next draw after player ${phase.after}`;
    case 'won':
      return "another winner's win, or the end of the hand";
    case 'over':
      return 'the end of the hand';
  }
}

export function wrongTime(play: Play, e: GameEvent): never {
  const who = e.p < 0 ? '' : ` by player ${e.p}`;
  return fail(`expected ${describePhase(play.phase)}, found ${e.type}${who}`);
}

function addKinds(counts: number[], kinds: readonly number[]): void {
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
}

/** Breach unless wall, hands, melds, bonus tiles and rivers are one full set. */
export function checkConservation(play: Play): void {
  const counts = TILE_NAMES.map(() => 0);
  for (let at = play.front; at < play.back; at += 1) {
    const kind = play.wall[at] ?? -1;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  for (const { hand, melds, bonus, river } of play.players) {
    for (const meld of melds) addKinds(counts, meld.tiles);
    for (const kinds of [hand, bonus, river]) addKinds(counts, kinds);
  }
  addKinds(counts, play.passing);
  const difference = firstDifference(play.match.game.set, counts);
  demand(difference === null, `tiles are not conserved: ${difference}`);
}

/** Who has a tile more than the others, -1 for nobody; null where it is open. */
function ownerOfFourteen({ phase, dealer }: Play): number | null {
  if (phase.at === 'turn' || phase.at === 'discard') return phase.player;
  if (phase.at === 'steps' && phase.told.every(({ type }) => type !== 'exchange')) return dealer;
  return phase.at === 'window' || phase.at === 'next' ? -1 : null;
}

/** Breach unless everyone holds as many tiles as dealt, replaced kongs as three; one more for who has drawn or claimed. */
export function checkHandSizes(play: Play): void {
  const owner = ownerOfFourteen(play);
  if (owner === null) return;
  const { ownKongs, dealt } = play.match.game;
  const sizeOf = ({ tiles }: Meld): number => tiles.length - Number(ownKongs && tiles.length === 4);
  play.players.forEach((player, p) => {
    const expected = dealt + Number(p === owner) + player.kept;
    const size = player.melds.reduce((sum, meld) => sum + sizeOf(meld), player.hand.length);
    demand(size === expected, `expected ${expected} tiles at player ${p}, found ${size}`);
  });
}
