import type { RouteSort } from '../../../bots/routes/route';
import type { Action } from '../../../engine/types';
import type { Distance, WayName } from '../../../coach/reasons/reason';
import { rounded, signedRounded } from '../../text/numbers';
import { drawn, listed, say } from '../../text/sentenceParts';
import type { Part } from '../../text/sentenceParts';
import type { Named, ReasonWords, Told, ToldChoice } from '../en/reasons';

const SUITS = ['萬子', '筒子', '索子'];
const NAMES: Partial<Record<Action['type'], string>> = {
  pass: 'パス',
  win: 'アガリ',
  chow: 'チー',
  pong: 'ポン',
  kong: 'カン',
  'concealed-kong': '暗槓',
  'added-kong': '加槓',
};

/** "打五筒", "パス", "四筒六筒でチー", "白を暗槓". */
function choiceName({ type, tiles, verb }: ToldChoice): readonly Part[] {
  if (type === 'discard') return say`打${drawn(tiles)}`;
  const name = verb ?? NAMES[type] ?? 'この選択';
  if (type === 'exchange') return tiles.length === 0 ? ['交換なし'] : say`${drawn(tiles)}を渡す`;
  if (tiles.length === 0) return [name];
  if (type === 'declare') return say`${drawn(tiles)}を切って${name}`;
  return isOwnKong(type) ? say`${drawn(tiles)}を${name}` : say`${drawn(tiles)}で${name}`;
}

const isOwnKong = (type: Action['type']) => type === 'concealed-kong' || type === 'added-kong';

const between = (better: ToldChoice, other: ToldChoice): readonly Part[] =>
  say`${choiceName(other)}より${choiceName(better)}：`;

const even = (one: ToldChoice, other: ToldChoice): readonly Part[] =>
  say`${choiceName(one)}と${choiceName(other)}：ほぼ互角。`;

const sorts: Readonly<Record<RouteSort, (suit: string | null) => string>> = {
  'one-suit-with-honours': (suit) => (suit ? `${suit}の混一色` : '混一色'),
  'one-suit': (suit) => (suit ? `${suit}の清一色` : '清一色'),
  pongs: () => '対々和',
  pairs: (suit) => (suit ? `${suit}の七対子` : '七対子'),
  limit: () => '満貫の手',
  other: () => 'アガれる手',
};
const isSort = (sort: string): sort is RouteSort => sort in sorts;
const sortName = (sort: string, suit: number | null) =>
  isSort(sort) ? sorts[sort](suit === null ? null : (SUITS[suit] ?? null)) : null;

const cardHand = (id: string, item: Told['item']) => `「${item(id) ?? id}」`;
const routeName = ({ sort, suit, id }: Named, item: Told['item']) =>
  sort === id
    ? cardHand(id, item)
    : ((sort === 'limit' ? null : sortName(sort, suit)) ?? item(id) ?? sortName(sort, suit) ?? id);

/** A way to a hand that is not the nearest one. */
const otherWay = (named: Named, item: Told['item']) =>
  named.sort === 'other' ? '別のアガれる手' : `${routeName(named, item)}の別の形`;

const away = ({ better, other, now }: Distance) =>
  `あと${better}枚（${now === undefined ? '' : `今は${now}枚、`}もう一方は${other}枚）`;
const percent = (chance: number) => (chance > 0 && chance < 0.01 ? '1%未満' : `${Math.round(100 * chance)}%`);
const names = (all: readonly string[], last: string) =>
  listed(
    all.map((name) => [name]),
    '、',
    last,
  );
const and = (all: readonly string[]) => names(all, 'と');
const or = (all: readonly string[]) => names(all, 'か');

/** What is said of the better choice, for each code; "もう一方" is the other one. */
const reasons: ReasonWords['reasons'] = {
  'wins-now': ({ points }) => say`今すぐ${rounded(points)}点。`,
  'false-win': ({ points }) => say`この手ではあがれない。宣言すると${rounded(points)}点。`,
  'loses-minimum': ({ needs, unit }, { amount }) => say`さもないと${amount(needs, unit)}に届く手がなくなる。`,
  'secures-minimum': ({ needs, has, without, unit }, { amount }) =>
    has >= needs
      ? say`これで${amount(needs, unit)}縛りを満たす。`
      : say`${amount(needs, unit)}のうち${amount(has, unit)}が確定（もう一方は${amount(without, unit)}）。`,
  'kills-route': (fact, { item }) => say`さもないと${routeName(fact, item)}が消える。`,
  'keeps-route': ({ wants = [], wantsOne, ...fact }, { item }) =>
    wants.length === 0
      ? say`${routeName(fact, item)}まで${away(fact.missing)}。`
      : say`${routeName(fact, item)}まで${away(fact.missing)}。ほしい牌は${drawn(wants)}${wantsOne ? 'のどれか' : ''}。`,
  narrows: ({ hands, ids }, { item }) =>
    ids.length > 0
      ? say`さもないと、晒した牌で作れるのは${and(ids.map((id) => cardHand(id, item)))}だけになる。`
      : say`さもないと、晒した牌で作れる手が${hands.better}種から${hands.other}種に減る。`,
  'more-wild': ({ tiles, count }) =>
    say`手元の${drawn(tiles)}が${count.better}枚（もう一方は${count.other}枚）。`,
  'wanted-by': ({ tiles, seat, ids }, { who, item }) =>
    say`${who(seat)}が${or(ids.map((id) => cardHand(id, item)))}で${drawn(tiles)}をほしいかもしれない。`,
  'serves-less': ({ missing, live, isOtherWay, ...named }, { item }) =>
    missing.better < missing.other
      ? say`${isOtherWay ? otherWay(named, item) : routeName(named, item)}まで${away(missing)}で、ほかの有力な手までの距離は同じ。`
      : say`${routeName(named, item)}の有効牌が${live.better}枚（もう一方は${live.other}枚）で、ほかの有力な手までの距離は同じ。`,
  spare: ({ tiles, ...named }, { item }) =>
    say`有力な手では使わない牌。${drawn(tiles)}は${routeName(named, item)}で使える。`,
  'as-good': () => say`ほとんど差はなく、有力な手までの距離も同じ。`,
  'opens-hand': ({ items, nearest }, { item, opened }) => {
    const lost = say`さもないと門前が崩れ、${and(items.map((id) => item(id) ?? id))}が付かない`;
    if (opened === null || nearest === null) return say`${lost}。`;
    const named = nearest.map((each) => way(each, item)).filter((name) => name !== null);
    const near = listed(named, '、', 'か');
    return say`${lost}（${opened}${named.length === 0 ? '' : say`。近いのは${near}`}）。`;
  },
  ready: ({ tiles, live }) => say`テンパイ。待ちは${drawn(tiles)}（残り${live}枚）。`,
  'more-waits': ({ tiles, live }) =>
    say`どちらもテンパイだが、待ちは${drawn(tiles)}で残り${live.better}枚（もう一方は${live.other}枚）。`,
  'bad-shape': ({ tiles, live }) => say`さもないと有効牌は${drawn(tiles)}だけ（残り${live}枚）。`,
  'breaks-pair': ({ tiles }) => say`唯一の対子${drawn(tiles)}を残せる。`,
  'last-copies': ({ tiles, live }) =>
    live === 0 ? say`${drawn(tiles)}はもう来ない。` : say`${drawn(tiles)}はあと${live}枚しかない。`,
  faster: ({ missing }) => say`アガれる形まで${away(missing)}。`,
  'no-nearer': ({ missing }) => say`アガれる形までは、どちらも${missing}枚。`,
  'more-useful': ({ live }) => say`有効牌が${live.better}枚（もう一方は${live.other}枚）。`,
  'fewer-need': ({ tiles, hands, of }) =>
    of === 1
      ? say`いちばん近い手では${drawn(tiles.slice(1))}を使い、${drawn(tiles.slice(0, 1))}は使わない。`
      : say`近い${of}種の手のうち、${drawn(tiles.slice(0, 1))}を使うのは${hands.better}種、${drawn(tiles.slice(1))}を使うのは${hands.other}種。`,
  likelier: ({ chance }) => say`アガリ率${percent(chance.better)}（もう一方は${percent(chance.other)}）。`,
  dearer: ({ points }) =>
    say`アガる局の収支は約${rounded(points.better)}点（もう一方は${rounded(points.other)}点）。`,
  'slower-but-dearer': ({ points, missing }) =>
    say`遅くなる（${away(missing)}）が、アガる局の収支は約${rounded(points.better)}点（もう一方は${rounded(points.other)}点）。`,
  feeds: ({ tiles, seat, why, melds }, { who }) => {
    const wants = {
      suit: '、この色だけ',
      'suit-and-honours': '、この色と字牌だけ',
      pongs: '、ポンばかり',
      melds: '',
    }[why];
    return say`${who(seat)}が${drawn(tiles)}をほしいかもしれない（${melds}副露${wants}）。`;
  },
  safe: ({ tiles, seats, why }, { who, seats: table }) => {
    if (why === 'let-go') return say`${and(seats.map(who))}が${drawn(tiles)}を見送ったばかり。`;
    if (why === 'thrown')
      return say`${drawn(tiles)}は${and(seats.map(who))}の捨てた牌か見逃した牌で、アガれない。`;
    return seats.length === table - 1
      ? say`${drawn(tiles)}では誰もアガれない。`
      : say`場に見える牌から、${and(seats.map(who))}は${drawn(tiles)}でアガれない。`;
  },
  'deals-in-less': ({ chance }) =>
    say`放銃率${percent(chance.better)}（もう一方は${percent(chance.other)}）。`,
  'costs-less': ({ points }) =>
    say`他家のアガリ時の収支は約${signedRounded(points.better)}点（もう一方は${signedRounded(points.other)}点）。`,
  'keeps-tiles': ({ seats, tiles, areSafe }, { who }) =>
    areSafe
      ? say`${and(seats.map(who))}がアガれない牌が手に${tiles.better}枚残る（もう一方は${tiles.other}枚）。`
      : say`${and(seats.map(who))}はテンパイかもしれず、捨て牌を選べる手牌が${tiles.better}枚残る（もう一方は${tiles.other}枚）。`,
  'kong-replacement': () => say`もう一枚ツモれる。`,
  'kong-robbing': ({ tiles, seats }, { who }) => say`${and(seats.map(who))}に${drawn(tiles)}を槍槓されうる。`,
  'kong-paid': ({ points }) => say`カンだけですぐに${rounded(points)}点入る。`,
  'kong-value': ({ points }) =>
    say`カンの分、アガる局の収支は約${rounded(points.better)}点（もう一方は${rounded(points.other)}点）。`,
  'few-draws': ({ draws, missing }) =>
    say`${draws === 0 ? 'ツモはもうほとんどなく' : `ツモはあと約${draws}回で`}、アガれる形まで${away(missing)}。`,
  dealer: ({ seat, times }, { who, own }) =>
    seat === own
      ? say`親はアガリの収入が${rounded(times)}倍なので、差も大きい。`
      : say`${who(seat)}は親で、放銃は${rounded(times)}倍高い。`,
};

function way({ pongs, concealed, selfDrawn, ...named }: WayName, item: Told['item']): readonly Part[] | null {
  const shape = named.sort === 'other' ? item(named.id) : routeName(named, item);
  const how = [...(concealed ? ['門前'] : []), ...(selfDrawn ? ['ツモ'] : [])];
  if (shape === null && pongs.length === 0) return how.length === 0 ? null : [how.join('・')];
  const asked = pongs.length === 0 ? [] : [say`${drawn(pongs)}の刻子`];
  const parts = listed([...(shape === null ? [] : [[shape]]), ...asked], '＋', '＋');
  return say`${parts}${how.length > 0 ? `（${how.join('・')}）` : ''}`;
}

export const words: ReasonWords = {
  title: '理由',
  betweenTiles: 'と',
  between,
  even,
  reasons,
  minimum: ({ has, needs, ways }, amount, item) => {
    const sure = say`${amount(needs)}のうち${amount(has)}が確定`;
    if (ways.length === 0) return say`${sure}。残りは届かない。`;
    const named = ways.flatMap(({ value, ...each }) => {
      const name = way(each, item) ?? [];
      if (name.length === 0) return [];
      return [value === null ? say`${name}なら満貫` : say`${name}なら${amount(value)}`];
    });
    return named.length === 0 ? say`${sure}。` : say`${sure}。${listed(named, '、', '、')}。`;
  },
};
