import { emit } from '../../../../src/engine/events';
import { STANDARD_LAY_OUTS } from '../../../../src/engine/mayLie';
import type { End, Rules, RuleSet, Step } from '../../../../src/engine/rules';
import { payment } from '../../../../src/engine/scoring/payments';
import { standardSituations } from '../../../../src/engine/situations';
import { hasSeat } from '../../../../src/engine/state';
import { tileSet } from '../../../../src/engine/tileSet';
import { FIRST_WIND, suitOf, tileList } from '../../../../src/engine/tiles';
import type { Action, Deal, DealEvent, Payment, Seat, WinContext } from '../../../../src/engine/types';
import { othersThan, toyGeometry, toyPlay } from '../shared/rules';
import { isPlain, plainForms } from '../shared/scoring';
import { onlyVoidOf, passing, voidOf, voids } from './beforePlay';
import { options as specs, type Chosen } from './options';
import { scoreBy, settle, sheetsOf } from './scoring';
import { stated } from './stated';

const TILES = tileList([]).filter((kind) => kind < FIRST_WIND);
/** The total chooses the side, the lesser of the two counts its stacks. */
const DICE = { thrown: 2, side: 2, stacks: 2, counts: 'least' } as const;
const MOST_KONGS = 4;
const KONG_POINTS = { 'concealed-kong': 2, 'added-kong': 1, kong: 2 } as const;

/** Three suits; tiles are passed on, a suit is given up, and play goes on after a win. Source: `RULES.md`. */
export const rules: RuleSet = {
  id: 'toy-play-on',
  version: 1,
  options: specs,
  resolve: (options: Chosen) => {
    const score = scoreBy({ counted: options.counted, most: options.most });
    return {
      ...toyPlay(options),
      id: 'toy-play-on',
      options,
      geometry: toyGeometry({ tiles: TILES, stacks: [14, 13, 14, 13], dice: DICE }),
      tiles: tileSet(TILES),
      severalWinners: 'all',
      phases: phasesOf(options),
      isComplete: isPlain,
      forms: plainForms(4),
      layOuts: { ...STANDARD_LAY_OUTS, chows: null },
      claims: ({ deal, seat, tile }, claims) =>
        suitOf(TILES[tile] ?? 0) === voidOf(deal.extras, seat) ? [] : claims,
      turnActions,
      refusal: heldOfVoid,
      onEvent: forgetKong,
      onKong: (step, kong) => onKong(step, kong, options.paidKongs),
      score,
      scoreAll: (deal) => sheetsOf(deal, score),
      settle,
      afterWin: ({ wins, seats }) => (wins.length >= seats.length - 1 ? 'end' : 'continue'),
      visibleExtras: ({ extras }) => extras,
      bearsOnWorth: ({ extras, seat }) => ({ extras: onlyVoidOf(extras, seat) }),
      situations: {
        ...standardSituations,
        'kong-discard': ({ from }) => ({ extras: { afterKong: from } }),
        ...stated,
      },
      report: (context) => ({ ...score(context) }),
    };
  },
};

function phasesOf(options: Chosen): Rules['phases'] {
  const wanted = options.passing;
  return wanted === 'none' ? [voids] : [passing(TILES, wanted), voids];
}

/** While a hand holds tiles of the suit that it has given up, only these may be discarded. */
function turnActions(deal: Deal, seat: Seat, choices: readonly Action[]): readonly Action[] {
  const suit = voidOf(deal.extras, seat);
  const isVoid = (kind: number) => suitOf(kind) === suit;
  const holds = deal.seats[seat]?.counts.some((count, kind) => count > 0 && isVoid(kind)) ?? false;
  if (!holds) return choices;
  return choices.filter((choice) => {
    if (choice.type === 'discard') return isVoid(TILES[choice.tile] ?? 0);
    return choice.type !== 'concealed-kong' || !isVoid(choice.kind);
  });
}

/** A hand may not win while it holds the suit that it has given up. */
function heldOfVoid({ counts, extras, seat }: WinContext): ReturnType<Rules['refusal']> {
  const suit = voidOf(extras, seat);
  const tiles = counts.reduce((sum, count, kind) => (suitOf(kind) === suit ? sum + count : sum), 0);
  return tiles > 0 ? { code: 'void-suit', figures: { tiles } } : null;
}

function forgetKong({ deal }: Step, event: DealEvent): readonly Payment[] {
  if (event.type === 'discard' && deal.extras['afterKong'] !== event.seat)
    deal.extras = { ...deal.extras, afterKong: null };
  return [];
}

/** A kong is paid for at once; the discard after it is remembered. The fourth of all ends the hand. */
function onKong(step: Step, event: DealEvent, paid: boolean): readonly Payment[] | End {
  const { deal } = step;
  if (event.type !== 'kong' && event.type !== 'concealed-kong' && event.type !== 'added-kong') return [];
  const { seat, type } = event;
  const kongs = deal.seats.flatMap(({ melds }) => melds.filter((meld) => meld.type === 'kong'));
  if (kongs.length === MOST_KONGS) return { end: 'four-kongs' };
  deal.extras = { ...deal.extras, afterKong: seat };
  if (!paid) return [];
  emit(step, { type: 'note', what: 'kong-paid', seat, tiles: [], public: true });
  const others = othersThan(seat, deal.seats.length).filter((other) => !hasSeat(deal.out, other));
  const payers = event.type === 'kong' ? [event.from] : others;
  return payers.map((from) =>
    payment({ from, to: seat, base: KONG_POINTS[type], reason: 'kong', factors: [] }),
  );
}
