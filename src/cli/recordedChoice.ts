import { faceOf } from '../engine/draw';
import { rulesOf } from '../engine/knownRules';
import { formatTile } from '../engine/notation';
import { meldWith, standsFor } from '../engine/record';
import { claimType, declaredAs } from '../engine/recordNames';
import type { RecordedEvent } from '../engine/record';
import type { Action, Player, TileId } from '../engine/types';
import type { SeatView } from '../engine/view';

/** What tells a choice from the others of its decision, in the words of a record. */
export type RecordedChoice = Omit<RecordedEvent, 'p'>;

/**
 * A choice with the fields of a record's event. The player is left out, and so is what the decision says already: the
 * tile that is claimed and whose it is. `players`: who sits where, by seat.
 */
export function recordedChoice(view: SeatView, action: Action, players: readonly Player[]): RecordedChoice {
  const rules = rulesOf(view);
  const name = (tile: TileId): string => formatTile(faceOf(rules, tile));
  const { type } = action;
  switch (type) {
    case 'pass':
    case 'win':
      return { type };
    case 'discard':
    case 'added-kong':
      return { type, tile: name(action.tile) };
    case 'concealed-kong':
      return { type, tile: formatTile(action.kind) };
    case 'chow':
    case 'pong':
    case 'kong':
    case 'group': {
      const taken = view.pending?.tile ?? null;
      const isWild = action.kind !== undefined && taken !== null;
      return {
        type: claimType(rules, action),
        own: action.own.map(name),
        ...(isWild ? { as: standsFor(rules, action, taken) } : {}),
      };
    }
    case 'exchange':
      return { type, gave: action.tiles.map(name) };
    case 'declare': {
      const { what, tile, target } = action;
      return {
        ...declaredAs(rules, what),
        ...(tile === null ? {} : { tile: name(tile) }),
        ...(target === null ? {} : { from: players[target.seat] ?? null }),
        ...(target === null || target.tile === null
          ? {}
          : { meld: meldWith(view, target.seat, target.tile) }),
      };
    }
  }
}
