import type { Hand, Winning, Worth } from '../../naive/classical/hand';
import { worths } from '../../naive/classical/score';
import { demand, fail } from '../breach';
import { readFields } from '../shape';
import type { GameEvent } from '../shape';
import { nameOf, WINDS } from '../tiles';
import type { Play } from './table';
import { count, playerAt, seatOf, wrongTime } from './table';
import { undoKong } from './turn';
import { closeWindow, mayWinNow, mayWinWith } from './window';

/** How a player would win now: what a `win` or `false-win` event must say. */
type Call = Pick<Winning, 'tile' | 'by'> & { readonly from: number | null };

function callNow(play: Play, p: number): Call | null {
  const { phase, drawn } = play;
  if (phase.at === 'turn' && phase.player === p && phase.mayWin && drawn)
    return { tile: drawn.tile, by: 'wall', from: null };
  if (phase.at !== 'window' || phase.window.from === p || phase.window.falseCalls.includes(p)) return null;
  const { why, from, tile } = phase.window;
  return { tile, by: why === 'discard' ? 'discard' : 'robbed-kong', from };
}

function readCall(play: Play, e: GameEvent): Call {
  const call = callNow(play, e.p) ?? wrongTime(play, e);
  demand(
    e.tile === call.tile && e.by === call.by && e.from === call.from,
    `expected ${e.type} on ${nameOf(call.tile)} by ${call.by} from ${call.from}, found ${nameOf(e.tile)} by ${e.by}`,
  );
  return call;
}

function isLegal(play: Play, p: number): boolean {
  return play.phase.at === 'window' ? mayWinWith(play, play.phase.window, p) : mayWinNow(play, p);
}

/** A `win`: allowed, before every other claim, nearest first; all four hands are scored. */
export function readWin(play: Play, e: GameEvent): void {
  const call = readCall(play, e);
  demand(isLegal(play, e.p), 'no win: not complete, barred, or a kong that cannot be robbed');
  const { phase } = play;
  const won = winningOf(play, e.p, call);
  if (phase.at === 'window') {
    closeWindow(play, phase.window, { claim: 'win', p: e.p });
    count(play, phase.window.why === 'discard' ? 'win-on-discard' : `robbed-${phase.window.why}`);
    if (phase.window.why !== 'discard') undoKong(play, phase.window);
  } else count(play, 'win-from-wall');
  const hands = play.players.map((_, p) => handOf(play, p, p === e.p ? won : null));
  const all = hands.map((hand) => worths(hand, play.match.options)[0] ?? fail('a hand without a worth'));
  for (const [p, hand] of hands.entries()) checkReport(play, p, { report: e.score, hand });
  play.win = { p: e.p, index: play.index, scores: all.map(({ score }) => score) };
  play.phase = { at: 'over' };
  countItems(play, all);
}

/** The record says of every hand what a reading of it is worth. */
function checkReport(play: Play, p: number, { report, hand }: { report: unknown; hand: Hand }): void {
  const seat = WINDS[seatOf(play, p)] ?? '';
  const fields = readFields(readFields(readFields(report, 'score')['seats'], 'score.seats')[seat], seat);
  const found = [fields['points'], fields['doublings'], fields['score'], fields['limit']].join(' ');
  const right = worths(hand, play.match.options).map((worth) =>
    [worth.points, worth.doublings, worth.score, worth.limit].join(' '),
  );
  if (!right.includes(found)) play.note(`score of ${seat}: expected ${right[0]}, found ${found}`);
}

function handOf(play: Play, p: number, win: Winning | null): Hand {
  const { hand, melds, extras } = playerAt(play, p);
  const held = win && win.by !== 'wall' ? [...hand, win.tile] : hand;
  return { seat: seatOf(play, p), held, melds, extras, win };
}

function winningOf(play: Play, p: number, { tile, by }: Call): Winning {
  const drawn = by === 'wall' ? play.drawn : null;
  return {
    tile,
    by,
    loose: drawn?.end === 'back',
    kongOnKong: drawn?.kongs === 2,
    asDealt: by === 'wall' && p === play.dealer && isAsDealt(play),
    onFirstDiscard: by === 'discard' && play.discards === 1 && !play.dealerMadeKong,
  };
}

/** The dealer has discarded nothing and laid out nothing. */
function isAsDealt(play: Play): boolean {
  return play.discards === 0 && playerAt(play, play.dealer).melds.length === 0;
}

function countItems(play: Play, all: readonly Worth[]): void {
  for (const { items, limit } of all) {
    for (const { id } of items) count(play, `item:${id}`);
    if (limit) count(play, 'at-the-limit');
  }
}

/** A `false-win`: only with strict calling, and really false. */
export function readFalseWin(play: Play, e: GameEvent): void {
  const { strictCalling, falseWin } = play.match.options;
  demand(strictCalling, 'a false win needs strict calling');
  readCall(play, e);
  const player = playerAt(play, e.p);
  demand(!player.isBarred, 'a player with an open hand has no win to call');
  demand(!isLegal(play, e.p), 'expected a win: the call is not false');
  if (play.phase.at === 'turn') play.phase = { ...play.phase, mayWin: false };
  if (play.phase.at === 'window') play.phase.window.falseCalls.push(e.p);
  if (falseWin === 'open-hand') player.isBarred = true;
  play.falseWins.push({ p: e.p, index: play.index });
  count(play, `false-win-${falseWin}`);
}
