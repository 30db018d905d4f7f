import { describe, expect, it } from 'vitest';
import { scoreRequest } from '../../../../src/cli/scoreRequest';
import { formatTile } from '../../../../src/engine/notation';
import { defaultOptions } from '../../../../src/engine/options';
import { stream } from '../../../../src/engine/random';
import { countsAs, FIRST_WIND, PLAYING_KINDS } from '../../../../src/engine/tiles';
import { priceOf, YAKUMAN_HAN, type Price } from '../../../../src/rule-sets/riichi/apart/mind/price';
import { riichiOptions, type RiichiOptions } from '../../../../src/rule-sets/riichi/options';
import { randomCase, type Case } from '../../../majiang/generate';

const WINDS = 'ESWN';
const HANDS = 2000;

function optionsOf({ options: { openTanyao, doubleWindPair } }: Case) {
  return { openTanyao: openTanyao ?? true, doubleWindPair: doubleWindPair ?? 4, redFives: 0 };
}

/** What the rules say of the tiles alone. */
function scored(asked: Case): Price {
  const [winning] = asked.tiles.slice(-1).map(countsAs);
  const held = asked.tiles.slice(0, -1).map((kind) => formatTile(countsAs(kind)));
  const melds = asked.laid.map(({ tiles, from }) => {
    const text = tiles.map((kind) => formatTile(countsAs(kind))).join('');
    return from === null ? `(${text})` : `[${text}]`;
  });
  const from = asked.by === 'wall' ? {} : { from: WINDS[asked.seat === 0 ? 1 : 0] };
  const answer = scoreRequest({
    rules: 'riichi',
    hand: `${held.join('')}${melds.join('')}+${formatTile(winning!)}`,
    seat: WINDS[asked.seat],
    round: WINDS[asked.round],
    by: asked.by === 'wall' ? 'wall' : 'discard',
    ...from,
    options: optionsOf(asked),
  }) as { legal: boolean; han: number | null; fu: number | null; yakuman: number };
  if (!('legal' in answer)) throw new Error(JSON.stringify(answer));
  if (!answer.legal) return { han: 0, fu: 0 };
  if (answer.yakuman > 0) return { han: YAKUMAN_HAN * answer.yakuman, fu: 0 };
  return { han: answer.han ?? 0, fu: answer.fu ?? 0 };
}

function priced(asked: Case): Price {
  const counts = Array<number>(PLAYING_KINDS).fill(0);
  for (const kind of asked.tiles) counts[countsAs(kind)]!++;
  const melds = asked.laid.map(({ type, tiles, from }) => ({
    type,
    kind: Math.min(...tiles.map(countsAs)),
    concealed: from === null,
  }));
  const price = priceOf(counts, countsAs(asked.tiles.at(-1)!), {
    options: { ...defaultOptions(riichiOptions), ...optionsOf(asked) } as RiichiOptions,
    seatWind: FIRST_WIND + asked.seat,
    roundWind: FIRST_WIND + asked.round,
    melds,
    isClosed: melds.every(({ concealed }) => concealed),
    fromWall: asked.by === 'wall',
  });
  return price.han === 0 ? { han: 0, fu: 0 } : price;
}

describe('the price of a complete hand', () => {
  it('is what the rules say of its tiles', () => {
    const random = stream('riichi', 'prices');
    const asked = Array.from({ length: HANDS }, () => randomCase(random));
    const differing = asked.flatMap((each) => {
      const [ours, theirs] = [priced(each), scored(each)];
      return ours.han === theirs.han && ours.fu === theirs.fu ? [] : [{ each, ours, theirs }];
    });
    expect(differing.slice(0, 3)).toEqual([]);
  });
});
