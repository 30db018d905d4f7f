import { rule, Shoupai, Util } from '../../../../src/cli/benches/majiangCore';
import { fail } from '../../breach';
import { isWallEmpty, playerAt, windOf } from '../../table';
import { nameOf, suitOf, plain, RED_FIVES, WINDS } from '../../tiles';
import type { Call, Meld, Play } from '../../types';
import { indicatorAt } from './indicators';
import type { Options } from './options';
import { isFirstGo, stateOf } from './state';

/** Has the package majiang-core, which knows nothing of the engine, say what a won hand counts. */

export interface Counted {
  readonly id: string;
  /** Han, or how often a yakuman counts. */
  readonly times: number;
}

export interface Reading {
  readonly isYakuman: boolean;
  readonly han: number;
  readonly fu: number;
  /** In the order of the table of yaku. */
  readonly items: readonly Counted[];
}

const ITEMS: ReadonlyMap<string, string> = new Map([
  ['立直', 'riichi'],
  ['ダブル立直', 'double-riichi'],
  ['一発', 'ippatsu'],
  ['門前清自摸和', 'closed-self-drawn'],
  ['海底摸月', 'last-tile-draw'],
  ['河底撈魚', 'last-tile-discard'],
  ['嶺上開花', 'kong-replacement'],
  ['槍槓', 'robbed-kong'],
  ['自風', 'seat-wind'],
  ['場風', 'round-wind'],
  ['翻牌 白', 'white-dragon'],
  ['翻牌 發', 'green-dragon'],
  ['翻牌 中', 'red-dragon'],
  ['平和', 'flat-hand'],
  ['断幺九', 'all-simples'],
  ['一盃口', 'twin-chows'],
  ['三色同順', 'three-suit-chows'],
  ['一気通貫', 'straight'],
  ['混全帯幺九', 'outside-hand'],
  ['七対子', 'seven-pairs'],
  ['対々和', 'all-pongs'],
  ['三暗刻', 'three-concealed-pongs'],
  ['三槓子', 'three-kongs'],
  ['三色同刻', 'three-suit-pongs'],
  ['混老頭', 'terminals-and-honors'],
  ['小三元', 'little-dragons'],
  ['混一色', 'half-flush'],
  ['純全帯幺九', 'terminals-in-all-sets'],
  ['二盃口', 'two-twin-chows'],
  ['清一色', 'full-flush'],
  ['ドラ', 'dora'],
  ['赤ドラ', 'red-fives'],
  ['裏ドラ', 'ura-dora'],
  ['天和', 'heavenly-hand'],
  ['地和', 'earthly-hand'],
  ['国士無双', 'thirteen-orphans'],
  ['国士無双十三面', 'thirteen-orphans-thirteen-waits'],
  ['四暗刻', 'four-concealed-pongs'],
  ['四暗刻単騎', 'four-concealed-pongs-pair-wait'],
  ['大三元', 'great-dragons'],
  ['小四喜', 'little-winds'],
  ['大四喜', 'great-winds'],
  ['字一色', 'all-honors'],
  ['緑一色', 'all-green'],
  ['清老頭', 'all-terminals'],
  ['四槓子', 'four-kongs'],
  ['九蓮宝燈', 'nine-gates'],
  ['純正九蓮宝燈', 'nine-gates-nine-waits'],
]);
const IDS = [...ITEMS.values()];

const FIRST_HONOUR = 27;
/** East, South, West, North, red, green, white. */
const HONOURS = [1, 2, 3, 4, 7, 6, 5];

/** A tile in the package's own words: `m1`, a red five `p0`, a white dragon `z5`. */
function textOf(tile: number): string {
  const suit = suitOf(plain(tile));
  if (suit === null) return `z${HONOURS[tile - FIRST_HONOUR] ?? fail(`there is no ${nameOf(tile)}`)}`;
  const isRed = RED_FIVES.some((red) => red === tile);
  return `${'mps'[suit]}${isRed ? 0 : (plain(tile) % 9) + 1}`;
}

/** What lies out; who gave the tile, which is written first, does not matter here. */
function meldText({ type, tiles, concealed }: Meld): string {
  const [taken = '', ...others] = tiles.map(textOf);
  const suit = taken[0];
  if (concealed) return `${suit}${[taken, ...others].map((each) => each[1]).join('')}`;
  const rank = (text: string): number => Number(text[1]?.replace('0', '5'));
  const parts = [...others, `${taken}-`];
  const sorted = type === 'chow' ? parts.toSorted((a, b) => rank(a) - rank(b)) : parts;
  return `${suit}${sorted.map((each) => each.slice(1)).join('')}`;
}

function handText(play: Play, call: Call): string {
  const { hand, melds } = playerAt(play, call.p);
  const held = [...hand];
  if (call.by === 'wall') held.push(...held.splice(held.indexOf(call.tile), 1));
  return [held.map(textOf).join(''), ...melds.map(meldText)].join(',');
}

function paramOf(play: Play, call: Call, options: Options): object {
  const { riichi, ippatsu, shown } = stateOf(play);
  const isDrawn = call.by === 'wall';
  const isReplacement = isDrawn && (play.drawn?.kongs ?? 0) > 0;
  const isLast = isWallEmpty(play) && !isReplacement && call.by !== 'robbed-kong';
  const isAtOnce = isDrawn && isFirstGo(play, call.p);
  const turnedUp = Array.from({ length: shown }, (_, at) => indicatorAt(play, at));
  const under = { all: turnedUp, first: turnedUp.slice(0, 1), none: [] }[options.uraDora];
  return Util.hule_param({
    rule: rule({
      連風牌は2符: options.doubleWindPair === 2,
      クイタンあり: options.openTanyao,
      一発あり: options.ippatsu,
      裏ドラあり: true,
      カン裏あり: true,
      切り上げ満貫あり: options.roundUpMangan,
      数え役満あり: options.countedYakuman,
      役満の複合あり: options.yakumanStack,
      ダブル役満あり: options.doubleYakuman,
      役満パオあり: false,
    }),
    zhuangfeng: WINDS.indexOf(play.round),
    menfeng: WINDS.indexOf(windOf(play, call.p)),
    lizhi: riichi[call.p],
    yifa: options.ippatsu && ippatsu.has(call.p) && !isReplacement,
    qianggang: call.by === 'robbed-kong',
    lingshang: isReplacement,
    haidi: isLast ? (isDrawn ? 1 : 2) : 0,
    tianhu: isAtOnce ? (call.p === play.dealer ? 1 : 2) : 0,
    baopai: turnedUp.map(({ tile }) => textOf(tile)),
    fubaopai: riichi[call.p] === 0 ? null : under.map(({ below }) => textOf(below)),
    changbang: 0,
    lizhibang: 0,
  });
}

/** What a complete hand counts; null where it has no yaku. */
export function readingOf(play: Play, call: Call, options: Options): Reading | null {
  const taken = call.by === 'wall' ? null : `${textOf(call.tile)}-`;
  const scored = Util.hule(Shoupai.fromString(handText(play, call)), taken, paramOf(play, call, options));
  if (!scored?.hupai || scored.defen === 0) return null;
  const items = scored.hupai.map(({ name, fanshu }) => ({
    id: ITEMS.get(name.replace(/^(場風|自風) .*/, '$1')) ?? fail(`what is ${name}?`),
    times: typeof fanshu === 'number' ? fanshu : fanshu.length,
  }));
  return {
    isYakuman: (scored.damanguan ?? 0) > 0,
    han: scored.fanshu ?? 0,
    fu: scored.fu ?? 0,
    items: items.toSorted((a, b) => IDS.indexOf(a.id) - IDS.indexOf(b.id)),
  };
}
