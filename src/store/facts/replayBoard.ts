import { findRuleSet } from '../../engine/knownRules';
import { playersOf } from '../../engine/match';
import { parseTiles } from '../../engine/notation';
import { defaultOptions } from '../../engine/options';
import type { GameRecord, RecordedEvent, RecordedHand } from '../../engine/record';
import type { MeldType, Player, TileKind } from '../../engine/types';

/** A laid-out meld by kinds. */
export interface BoardMeld {
  readonly type: MeldType;
  readonly kinds: readonly TileKind[];
  readonly concealed: boolean;
}

/** What one player has at a moment of a recorded hand. All hands are open. */
export interface BoardPlayer {
  readonly hand: readonly TileKind[];
  /** The tile just drawn or won with, which stands apart. */
  readonly drawn: TileKind | null;
  readonly melds: readonly BoardMeld[];
  readonly bonus: readonly TileKind[];
  readonly river: readonly TileKind[];
}

/** Who sat where in a recorded hand, by seat. */
export function playersIn({ rules, options }: GameRecord, hand: RecordedHand): readonly Player[] {
  const { number, repeat, dealer } = hand;
  const round = 'ESWN'.indexOf(hand.round);
  const all = { ...defaultOptions(findRuleSet(rules)?.options ?? {}), ...options };
  return playersOf({ rules, options: all, progress: { round, number, repeat, dealer, carry: {} } });
}

/** The players of a recorded hand after the first `events` events. 0 is the hand as dealt. */
export function boardAfter(hand: RecordedHand, events: number): BoardPlayer[] {
  const board = hand.deal.map((tiles): BoardPlayer => ({
    hand: sorted(tiles.map(kindOf)),
    drawn: null,
    melds: [],
    bonus: [],
    river: [],
  }));
  for (const event of hand.events.slice(0, events)) follow(board, event);
  return board;
}

/** The kind of one tile in notation. Text that cannot be read gives 0, but a checked record has none. */
export function kindOf(text: string | undefined): TileKind {
  const parsed = parseTiles(text ?? '');
  return parsed.ok ? (parsed.value[0] ?? 0) : 0;
}

function follow(board: BoardPlayer[], event: RecordedEvent): void {
  if (event.p === undefined) return;
  const before = board[event.p];
  if (!before) return;
  if (isClaim(event.type)) takeFromRiver(board, event);
  board[event.p] = takesBonus(board, event)
    ? { ...before, bonus: [...before.bonus, kindOf(event.tile)] }
    : after(before, event);
}

function after(player: BoardPlayer, event: RecordedEvent): BoardPlayer {
  const kind = kindOf(event.tile);
  const own = event.own?.map(kindOf) ?? [];
  switch (event.type) {
    case 'draw':
      return { ...player, hand: allOf(player), drawn: kind };
    case 'bonus':
      return { ...without(player, [kind]), bonus: [...player.bonus, kind] };
    case 'discard':
      return { ...without(player, [kind]), river: [...player.river, kind] };
    case 'chow':
    case 'pong':
    case 'kong':
    case 'group':
      return withMeld(without(player, own), {
        type: event.type,
        kinds: sorted([...own, kind]),
        concealed: false,
      });
    case 'concealed-kong':
      return withMeld(without(player, [kind, kind, kind, kind]), {
        type: 'kong',
        kinds: [kind, kind, kind, kind],
        concealed: true,
      });
    case 'concealed-pong':
      return withMeld(without(player, [kind, kind, kind]), {
        type: 'pong',
        kinds: [kind, kind, kind],
        concealed: true,
      });
    case 'added-kong':
      return addedKong(without(player, [kind]), kind);
    case 'exchange':
      return exchanged(player, event);
    case 'win':
      return event.by === 'discard' || event.by === 'robbed-kong' ? { ...player, drawn: kind } : player;
    default:
      return player;
  }
}

function isClaim(type: string): type is MeldType {
  return type === 'chow' || type === 'pong' || type === 'kong' || type === 'group';
}

function takeFromRiver(board: BoardPlayer[], { from }: RecordedEvent): void {
  if (typeof from !== 'number') return;
  const owner = board[from];
  if (owner) board[from] = { ...owner, river: owner.river.slice(0, -1) };
}

/** A note about a tile of another player: a bonus tile that lay there is taken over. */
function takesBonus(board: BoardPlayer[], { type, tile, from }: RecordedEvent): boolean {
  const owner = typeof from === 'number' && !isClaim(type) && type !== 'win' ? board[from] : undefined;
  if (!owner || typeof from !== 'number' || !owner.bonus.includes(kindOf(tile))) return false;
  board[from] = { ...owner, bonus: owner.bonus.filter((kind) => kind !== kindOf(tile)) };
  return true;
}

function without(player: BoardPlayer, kinds: readonly TileKind[]): BoardPlayer {
  const hand = allOf(player);
  for (const kind of kinds) {
    const at = hand.indexOf(kind);
    if (at >= 0) hand.splice(at, 1);
  }
  return { ...player, hand, drawn: null };
}

function withMeld(player: BoardPlayer, meld: BoardMeld): BoardPlayer {
  return { ...player, melds: [...player.melds, meld] };
}

function addedKong(player: BoardPlayer, kind: TileKind): BoardPlayer {
  const melds = player.melds.map((meld): BoardMeld =>
    meld.type === 'pong' && meld.kinds[0] === kind
      ? { ...meld, type: 'kong', kinds: [...meld.kinds, kind] }
      : meld,
  );
  return { ...player, melds };
}

function exchanged(player: BoardPlayer, { gave = [], got = [] }: RecordedEvent): BoardPlayer {
  const rest = without(player, gave.map(kindOf));
  return { ...rest, hand: sorted([...rest.hand, ...got.map(kindOf)]) };
}

function allOf({ hand, drawn }: BoardPlayer): TileKind[] {
  return sorted(drawn === null ? hand : [...hand, drawn]);
}

function sorted(kinds: readonly TileKind[]): TileKind[] {
  return kinds.toSorted((a, b) => a - b);
}
