import { useMemo, useState } from 'react';
import type { Action, TileId } from '../../engine/types';
import { isStrictCalling } from '../../store/selectors/strictCalling';
import type { HeldHand } from '../../store/selectors/hand';
import { seatInfos } from '../../store/selectors/seats';
import type { SeatInfo } from '../../store/selectors/seats';
import { discardOf, trayOptions } from './tray/choices';
import { withFewGroups } from './tray/sizes';
import { withFewDeclarations } from './tray/declarations';
import type { TrayOption } from './tray/choices';
import { useGame, useKinds, useSettings } from '../context';
import { useGameParts } from './sameParts';
import type { ExchangeControls } from './useExchange';
import { useExchange } from './useExchange';
import { useHandShape } from './layout';
import { useLayout, useScreen } from './screen';
import { useHeldHand } from './useHeldHand';

/** What hand, tray and keys share: the choices as options, and which tile is selected. */
export interface TableControls {
  readonly hand: HeldHand;
  readonly options: readonly TrayOption[];
  readonly selected: TileId | null;
  /** What is chosen for an exchange; null where none is asked for. */
  readonly exchange: ExchangeControls | null;
  /** Tiles that the option under the pointer or the focus would use. */
  readonly marked: readonly TileId[];
  readonly mark: (tiles: readonly TileId[]) => void;
  readonly canDiscard: (tile: TileId) => boolean;
  /** A tile has to be discarded, and this one may not be. */
  readonly mayNotGo: (tile: TileId) => boolean;
  /** Nothing but the drawn tile may be discarded. */
  readonly isBound: boolean;
  /** Selects a tile; the selected one is discarded. In an exchange, chooses it or puts it back. */
  readonly tap: (tile: TileId) => void;
  /** A tile is taken up to be dragged: no other one stays selected. */
  readonly take: (tile: TileId) => void;
  readonly discard: (tile: TileId) => void;
  readonly perform: (option: TrayOption) => void;
  /** Turns down the declarations that would end this turn, or goes back from the groups of one size; null where there are neither. */
  readonly notNow: (() => void) | null;
  /** Only the groups of this size are on offer, until the player goes back. */
  readonly opened: number | null;
  /** A tile is chosen for a declaration: only those that may go with it can be, until the player goes back. */
  readonly isDeclaring: boolean;
  /** A choice is being made for the player: nothing is asked. */
  readonly passing: boolean;
  /** Passes now and on this kind for the rest of the hand. */
  readonly passForGood: () => void;
  /** Puts a held tile at another place; the order is the player's own until the hand ends. */
  readonly move: (tile: TileId, to: number) => void;
}

const NO_TILES: readonly TileId[] = [];
const NOTHING_OPEN = { moment: -1, size: null, what: null };

export function useTableControls(): TableControls {
  const view = useGame((state) => state.view);
  const choices = useGame((state) => state.choices);
  const act = useGame((state) => state.act);
  const oneTap = useOneTap();
  const [chosen, setChosen] = useState<TileId | null>(null);
  const [marked, setMarked] = useState(NO_TILES);
  const passing = useGame(({ automatic }) => automatic !== null);
  const { hand, move } = useHeldHand();
  const exchange = useExchange();
  const discards = useMemo(() => discardsOf(choices), [choices]);
  const selected = chosen !== null && view?.hand.includes(chosen) ? chosen : null;
  // A tile that has left the hand may be there again in the next one.
  if (chosen !== selected) setChosen(selected);
  const { options, notNow, opened, isNoChoice, byTile, declared } = useOptions(
    !passing,
    discards.size > 0,
    selected,
  );

  const perform = (action: Action) => {
    setMarked(NO_TILES);
    // The tile of the action stays chosen until it leaves the hand: the choice is kept before it is shown.
    if (!('tile' in action) || action.tile !== chosen) setChosen(null);
    act(action);
  };
  const discard = (tile: TileId) => {
    const action = discards.get(tile);
    if (action) perform(action);
  };
  const tap = (tile: TileId) => {
    if (exchange) exchange.touch(tile);
    else if (declared) {
      const declaration = declared.get(tile);
      if (declaration && tile === selected) perform(declaration);
      else if (declaration) setChosen(tile);
    } else if (discards.has(tile) && ((oneTap && !byTile) || tile === selected)) discard(tile);
    else setChosen(tile === selected ? null : tile);
  };
  const passForGood = usePassForGood(options, perform);
  return {
    hand,
    options,
    selected,
    exchange,
    marked: options.length > 0 || discards.size > 0 ? marked : NO_TILES,
    mark: setMarked,
    canDiscard: (tile) => discards.has(tile),
    mayNotGo: (tile) => discards.size > 0 && !(declared ?? discards).has(tile),
    isBound: hand.drawn !== null && hand.tiles.length > 0 && discards.size === 1 && discards.has(hand.drawn),
    tap,
    take: (tile) => setChosen((now) => (now === tile ? now : null)),
    discard,
    perform: (option) => (isNoChoice(option) ? undefined : perform(option.action)),
    notNow,
    opened,
    isDeclaring: declared !== null,
    passing,
    passForGood,
    move,
  };
}

function usePassForGood(options: readonly TrayOption[], perform: (action: Action) => void): () => void {
  const view = useGame((state) => state.view);
  const kinds = useKinds();
  const never = useGame(({ forHand }) => forHand.never);
  const switchForHand = useGame((state) => state.switchForHand);
  return () => {
    if (!view || isStrictCalling(view)) return;
    const { pending } = view;
    const option = options.find(({ name }) => name === 'pass');
    if (!option || pending?.why !== 'discard' || pending.tile === null) return;
    perform(option.action);
    switchForHand({ never: [...(never ?? []), kinds[pending.tile] ?? -1] });
  };
}

/** What was opened at which moment: the groups of a size, or a declaration. */
interface Opened {
  readonly moment: number;
  readonly size: number | null;
  readonly what: string | null;
}

/** By the tile that goes with it; null where tiles are laid out instead. */
function declarationsOf(options: readonly TrayOption[], what: string): ReadonlyMap<TileId, Action> | null {
  const found = options.flatMap((option) => {
    const tile = option.what === what ? discardOf(option) : null;
    return tile === null ? [] : [[tile, option.action] as const];
  });
  return found.length > 0 ? new Map(found) : null;
}

interface Options extends Pick<TableControls, 'options' | 'notNow' | 'opened'> {
  /** Whether pressing an option chooses nothing yet; then it does what is to be done instead. */
  readonly isNoChoice: (option: TrayOption) => boolean;
  /** A tile has to be selected before something can be declared. */
  readonly byTile: boolean;
  /** By tile, the declarations of the kind that the player is about to make; null where none was begun. */
  readonly declared: ReadonlyMap<TileId, Action> | null;
}

/** What is on offer beside discards, as the tray has room for it. */
function useOptions(isAsked: boolean, isTurn: boolean, selected: TileId | null): Options {
  const view = useGame((state) => state.view);
  const choices = useGame((state) => state.choices);
  const moment = useGame((state) => state.seen.length);
  const kinds = useKinds();
  const [refusedAt, setRefusedAt] = useState(-1);
  const isRefused = refusedAt === moment;
  const [shown, setShown] = useState<Opened>(NOTHING_OPEN);
  const { size: opened, what } = shown.moment === moment ? shown : NOTHING_OPEN;
  const open = (next: Partial<Opened>) => setShown({ ...NOTHING_OPEN, moment, ...next });
  const offered = useMemo(
    () => (view && isAsked ? trayOptions(view, choices, kinds) : []),
    [view, isAsked, choices, kinds],
  );
  const options = useMemo(() => {
    const wanted = isRefused ? offered.filter((option) => !endsTurn(option)) : offered;
    return withFewGroups(withFewDeclarations(wanted, selected, kinds), opened);
  }, [offered, isRefused, opened, selected, kinds]);
  const refuse = isTurn && options.some(endsTurn) ? () => setRefusedAt(moment) : null;
  const declared = useMemo(() => (what === null ? null : declarationsOf(offered, what)), [offered, what]);
  return {
    options,
    notNow: opened === null && what === null ? refuse : () => open({}),
    opened,
    isNoChoice: ({ needsTile, of, group, what: declaring }) => {
      if (of === 'size') open({ size: group?.size ?? null });
      else if (needsTile) open({ what: declaring });
      return needsTile || of === 'size';
    },
    byTile: options.length < offered.length && !isRefused,
    declared,
  };
}

function endsTurn(option: TrayOption): boolean {
  return discardOf(option) !== null;
}

/** Whether one tap discards. The tiles of a long hand are too small for that on an upright phone. */
function useOneTap(): boolean {
  const isWanted = useSettings((settings) => settings.oneTap);
  const { isLong } = useHandShape();
  const isUpright = useLayout() === 'portrait';
  const isTablet = useScreen('tablet');
  return isWanted && !(isLong && isUpright && !isTablet);
}

function discardsOf(choices: readonly Action[]): ReadonlyMap<TileId, Action> {
  return new Map(
    choices.flatMap((action) => (action.type === 'discard' ? [[action.tile, action] as const] : [])),
  );
}

/** The seats as the table shows them, the own one first, then in order of play. */
export function useSeats(): readonly SeatInfo[] {
  return useGameParts(seatInfos);
}
