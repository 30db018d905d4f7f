import type { Circumstance, Situations, Statement, StatedValue } from '../../engine/situations';
import type { Extras, WinContext } from '../../engine/types';
import { bySeat, leftOf, ownOf, type Left, type Own } from './data';
import { isClosed } from './hands';
import { ANSWERED } from './options';

const MOST_INDICATORS = 5;
const MOST_COUNTERS = 99;

function inRiichi(times: 1 | 2): Circumstance {
  return (context) => {
    const before = ownOf(context).riichi?.[context.seat] ?? 0;
    return isClosed(context)
      ? { extras: withOwn(context, { riichi: bySeat(context.seat, Math.max(before, times)) }) }
      : {};
  };
}

function withOwn({ extras }: Pick<WinContext, 'extras'>, own: Own): Extras {
  return { ...extras, ...(own as Extras) };
}

/** Indicators by kind. */
function indicators(of: 'dora' | 'ura'): Statement {
  return {
    stated: { sort: 'tiles', most: MOST_INDICATORS },
    says: (context, kinds) => ({ extras: withOwn(context, { [of]: kinds }) }),
    of: (context) => ownOf(context)[of] ?? [],
  };
}

function left(of: 'honba' | 'sticks'): Statement {
  return {
    stated: { sort: 'number', least: 0, most: MOST_COUNTERS },
    says: ({ carry }, [count = 0]) => ({ carry: { ...carry, [of]: count } satisfies Left & Extras }),
    of: (context): StatedValue => {
      const count = leftOf(context)[of] ?? 0;
      return count > 0 ? [count] : [];
    },
  };
}

/** Source: `RULES.md#calculator`. */
export const situations: Situations = {
  riichi: inRiichi(1),
  'double-riichi': inRiichi(2),
  ippatsu: (context) => ({ extras: withOwn(context, { ippatsu: 1 << context.seat }) }),
  'last-tile': ({ by }) => (by === 'robbed-kong' ? {} : { lastTile: true }),
  'kong-replacement': ({ by }) => (by === 'wall' ? { kongs: 1, end: 'back' } : {}),
  'first-draw': ({ by, melds }) =>
    by === 'wall' && melds.length === 0 ? { firstDraw: true, firstGo: true } : {},
  dora: indicators('dora'),
  ura: indicators('ura'),
  honba: left('honba'),
  sticks: left('sticks'),
  pao: {
    stated: { sort: 'seat' },
    says: (context, [by]) =>
      by === undefined
        ? {}
        : { extras: withOwn(context, { pao: ANSWERED.map((id) => ({ seat: context.seat, id, by })) }) },
    of: (context) => {
      const by = ownOf(context).pao?.find(({ seat }) => seat === context.seat)?.by;
      return by === undefined ? [] : [by];
    },
  },
};
