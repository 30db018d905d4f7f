import { isDeepStrictEqual } from 'node:util';
import { rule, Shoupai, Util, type MajiangScore } from '../../src/cli/benches/majiangCore';
import { scoreRequest } from '../../src/cli/scoreRequest';
import { formatTile } from '../../src/engine/notation';
import { stream } from '../../src/engine/random';
import type { TileKind } from '../../src/engine/types';
import { YAKU } from '../../src/rule-sets/riichi/formats/tenhouNames';
import { randomCase, type Case, type Laid } from './generate';
import { calledText, takenText, tileText } from './texts';

const WINDS = 'ESWN';

/** Where the engine and the package differ on so many random hands: the request, and what both say. */
export function majiangDifferences(hands: number, seed: string): object[] {
  const random = stream('majiang', seed);
  return Array.from({ length: hands }, () => randomCase(random)).flatMap((asked) => {
    const [ours, theirs] = [ourAnswer(asked), theirAnswer(asked)];
    return isDeepStrictEqual(ours, theirs) ? [] : [{ request: requestOf(asked), ours, theirs }];
  });
}

/** What both say of a hand: nothing where it has no yaku. */
interface Answer {
  readonly han: number | null;
  readonly fu: number | null;
  readonly yakuman: number;
  readonly names: readonly string[];
  readonly payments: readonly number[];
}

function requestOf(asked: Case): object {
  const { tiles, laid, seat, round, by, from, words, dora, ura, honba, sticks, options } = asked;
  const [winning] = tiles.slice(-1);
  const held = tiles.slice(0, -1).map(formatTile).join('');
  const melds = laid.map((set) => {
    const text = set.tiles.map(formatTile).join('');
    return set.from === null ? `(${text})` : `[${text}]`;
  });
  return {
    rules: 'riichi',
    hand: `${held}${melds.join('')}+${formatTile(winning!)}`,
    seat: WINDS[seat],
    round: WINDS[round],
    by,
    ...(from === null ? {} : { from: WINDS[from] }),
    situation: words,
    dora: dora.map(formatTile),
    ura: ura.map(formatTile),
    honba,
    sticks,
    options: { ...options, pao: [] },
  };
}

function ourAnswer(asked: Case): Answer | object | null {
  const answer = scoreRequest(requestOf(asked)) as {
    legal?: boolean;
    han: number | null;
    fu: number | null;
    yakuman: number;
    items: { id: string; han?: number; yakuman?: number }[];
    payments: Record<string, number>;
  };
  if (answer.legal === undefined) return answer;
  if (!answer.legal) return null;
  const { han, fu, yakuman, items, payments } = answer;
  const names = items.map(({ id, han: value, yakuman: times }) => `${NAMES[id] ?? id} ${value ?? times}`);
  return { han, fu, yakuman, names: names.toSorted(), payments: Object.values(payments) };
}

function theirAnswer(asked: Case): Answer | null {
  const scored = Util.hule(Shoupai.fromString(handText(asked)), takenOf(asked), paramOf(asked));
  if (!scored?.hupai || scored.defen === 0) return null;
  const isYakuman = (scored.damanguan ?? 0) > 0;
  return {
    han: isYakuman ? null : (scored.fanshu ?? null),
    fu: isYakuman ? null : (scored.fu ?? null),
    yakuman: scored.damanguan ?? 0,
    names: namesOf(scored).toSorted(),
    payments: scored.fenpei ?? [],
  };
}

function namesOf({ hupai = [] }: MajiangScore): string[] {
  return hupai.map(({ name, fanshu }) => {
    const bare = name.replace(/^(場風|自風) .*/, '$1');
    return `${bare} ${typeof fanshu === 'number' ? fanshu : fanshu.length}`;
  });
}

/** Concealed tiles, the one drawn last, then what lies out. */
function handText({ tiles, laid, by }: Case): string {
  const held = by === 'wall' ? tiles : tiles.slice(0, -1);
  return [held.map(tileText).join(''), ...laid.map(laidText)].join(',');
}

/** A red five in a pong may be any of its tiles. */
function laidText({ type, tiles, from, isAdded }: Laid): string {
  const names = tiles.map(tileText);
  if (from === null) return `${names[0]![0]}${names.map((name) => name[1]).join('')}`;
  if (type === 'chow') return calledText(names.slice(1), names[0]!, from);
  if (type === 'kong' && isAdded) return `${calledText(names.slice(0, 2), names[2]!, from)}${names[3]![1]}`;
  return calledText(names.slice(0, -1), names.at(-1)!, from);
}

function takenOf({ tiles, seat, from }: Case): string | null {
  return from === null ? null : takenText(tileText(tiles.at(-1)!), (from - seat + 4) % 4);
}

function paramOf(asked: Case): object {
  const { seat, round, by, words, dora, ura, honba, sticks, options } = asked;
  const says = (word: string): boolean => words.includes(word);
  const last = by === 'wall' ? 1 : 2;
  const riichi = says('double-riichi') ? 2 : says('riichi') ? 1 : 0;
  const first = seat === 0 ? 1 : 2;
  return Util.hule_param({
    rule: rule({
      連風牌は2符: options['doubleWindPair'] === 2,
      クイタンあり: options['openTanyao'],
      一発あり: options['ippatsu'],
      裏ドラあり: options['uraDora'] !== 'none',
      カン裏あり: options['uraDora'] === 'all',
      切り上げ満貫あり: options['roundUpMangan'],
      数え役満あり: options['countedYakuman'],
      役満の複合あり: options['yakumanStack'],
      ダブル役満あり: options['doubleYakuman'],
      役満パオあり: false,
    }),
    zhuangfeng: round,
    menfeng: seat,
    lizhi: riichi,
    yifa: says('ippatsu') && options['ippatsu'] === true,
    qianggang: by === 'robbed-kong',
    lingshang: says('kong-replacement'),
    haidi: says('last-tile') ? last : 0,
    tianhu: says('first-draw') ? first : 0,
    baopai: dora.map(tileText),
    fubaopai: riichi > 0 ? underOf(ura, options['uraDora']).map(tileText) : null,
    changbang: honba,
    lizhibang: sticks,
  });
}

function underOf(ura: readonly TileKind[], option: unknown): readonly TileKind[] {
  if (option === 'none') return [];
  return option === 'first' ? ura.slice(0, 1) : ura;
}

/** What the package calls our items. */
const NAMES: Readonly<Record<string, string>> = {
  ...YAKU,
  'double-riichi': 'ダブル立直',
  'white-dragon': '翻牌 白',
  'green-dragon': '翻牌 發',
  'red-dragon': '翻牌 中',
  'thirteen-orphans-thirteen-waits': '国士無双十三面',
};
