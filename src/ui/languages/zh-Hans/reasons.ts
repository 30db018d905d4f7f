import type { RouteSort } from '../../../bots/routes/route';
import type { Action } from '../../../engine/types';
import type { Distance, WayName } from '../../../coach/reasons/reason';
import { rounded, signedRounded } from '../../text/numbers';
import { drawn, listed, say } from '../../text/sentenceParts';
import type { Part } from '../../text/sentenceParts';
import type { Named, ReasonWords, Told, ToldChoice } from '../en/reasons';

const SUITS = ['万子', '筒子', '条子'];
const NAMES: Partial<Record<Action['type'], string>> = {
  pass: '过',
  win: '胡',
  chow: '吃',
  pong: '碰',
  kong: '杠',
  'concealed-kong': '暗杠',
  'added-kong': '加杠',
};

function choiceName({ type, tiles, verb, term }: ToldChoice): readonly Part[] {
  if (type === 'discard') return say`打${drawn(tiles)}`;
  const name = verb ?? (isKong(type) ? undefined : term) ?? NAMES[type] ?? '这样';
  if (type === 'exchange') return tiles.length === 0 ? ['一张不换'] : say`换出${drawn(tiles)}`;
  if (tiles.length === 0) return [name];
  if (type === 'declare') return say`打${drawn(tiles)}${name}`;
  return isKong(type) ? say`${name}${drawn(tiles)}` : say`用${drawn(tiles)}${name}`;
}

const isKong = (type: Action['type']) => type === 'concealed-kong' || type === 'added-kong';

const between = (better: ToldChoice, other: ToldChoice): readonly Part[] =>
  say`${choiceName(better)}，${other.type === 'pass' ? '而不是' : '不'}${choiceName(other)}：`;

const even = (one: ToldChoice, other: ToldChoice): readonly Part[] =>
  say`${choiceName(one)}或${choiceName(other)}：难分高下。`;

const sorts: Readonly<Record<RouteSort, (suit: string | null) => string>> = {
  'one-suit-with-honours': (suit) => (suit ? `${suit}混一色` : '混一色'),
  'one-suit': (suit) => (suit ? `${suit}清一色` : '清一色'),
  pongs: () => '碰碰胡',
  pairs: (suit) => (suit ? `${suit}七对` : '七对'),
  limit: () => '封顶牌',
  other: () => '其他牌型',
};
const isSort = (sort: string): sort is RouteSort => sort in sorts;
const sortName = (sort: string, suit: number | null) =>
  isSort(sort) ? sorts[sort](suit === null ? null : (SUITS[suit] ?? null)) : null;

const cardHand = (id: string, item: Told['item']) => `“${item(id) ?? id}”`;
const routeName = ({ sort, suit, id }: Named, item: Told['item']) =>
  sort === id
    ? cardHand(id, item)
    : ((sort === 'limit' ? null : sortName(sort, suit)) ?? item(id) ?? sortName(sort, suit) ?? id);

const notMissing = ({ better, other, now }: Distance) =>
  `还差${better}张${now === undefined ? '' : `（现差${now}张）`}，而不是${other}张`;
const percent = (chance: number) => (chance > 0 && chance < 0.01 ? '不到1%' : `${Math.round(100 * chance)}%`);
const and = (names: readonly string[]) =>
  listed(
    names.map((name) => [name]),
    '、',
    '和',
  );

const or = (names: readonly string[]) =>
  listed(
    names.map((name) => [name]),
    '、',
    '或',
  );

const reasons: ReasonWords['reasons'] = {
  'wins-now': ({ points }) => say`现在就得${rounded(points)}分。`,
  'false-win': ({ points }) => say`这手牌不能胡，喊了是诈胡，合计${rounded(points)}分。`,
  'loses-minimum': ({ needs, unit }, { amount }) => say`否则做不到${amount(needs, unit)}。`,
  'secures-minimum': ({ needs, has, without, unit }, { amount }) =>
    has >= needs
      ? say`这样就够${amount(needs, unit)}起胡。`
      : say`这样肯定有${amount(has, unit)}（${amount(needs, unit)}起胡），而不是${amount(without, unit)}。`,
  'kills-route': (fact, { item }) => say`否则做不成${routeName(fact, item)}。`,
  'keeps-route': ({ wants = [], wantsOne, ...fact }, { item }) =>
    wants.length === 0
      ? say`做${routeName(fact, item)}${notMissing(fact.missing)}。`
      : say`做${routeName(fact, item)}${notMissing(fact.missing)}，要${drawn(wants)}${wantsOne ? '其中一张' : ''}。`,
  narrows: ({ hands, ids }, { item }) =>
    ids.length > 0
      ? say`否则亮出的牌只容得下${and(ids.map((id) => cardHand(id, item)))}。`
      : say`否则亮出的牌只容得下${hands.other}种牌型，而不是${hands.better}种。`,
  'more-wild': ({ tiles, count }) =>
    say`这样手里有${count.better}张${drawn(tiles)}，而不是${count.other}张。`,
  'wanted-by': ({ tiles, seat, ids }, { who, item }) =>
    say`${who(seat)}做${or(ids.map((id) => cardHand(id, item)))}时可能要${drawn(tiles)}。`,
  'serves-less': ({ missing, live, isOtherWay, ...named }, { item }) => {
    const gain =
      missing.better < missing.other
        ? notMissing(missing)
        : `有${live.better}张未见的牌有用，而不是${live.other}张`;
    const by = isOtherWay ? '用另一种组合' : '';
    const anyHand = isOtherWay ? '做另一种能胡的牌' : '胡牌';
    const goal = named.sort === 'other' ? anyHand : `${by}做${routeName(named, item)}`;
    return say`${goal}${gain}，其他可能的牌型一样近。`;
  },
  spare: ({ tiles, ...named }, { item }) =>
    say`可能的牌型都用不着它，而${routeName(named, item)}还能用${drawn(tiles)}。`,
  'as-good': () => say`差别不大，各种可能的牌型都一样近。`,
  'opens-hand': ({ items, nearest }, { item, opened }) => {
    const lost = say`否则破了门清，不再有${and(items.map((id) => item(id) ?? id))}`;
    if (opened === null || nearest === null) return say`${lost}。`;
    const named = nearest.map((each) => way(each, item)).filter((name) => name !== null);
    const near = listed(named, '、', '或');
    return say`${lost}，${opened}${named.length === 0 ? '' : say`，最近的是${near}`}。`;
  },
  ready: ({ tiles, live }) => say`听${drawn(tiles)}（未见${live}张）。`,
  'more-waits': ({ tiles, live }) =>
    say`都是听牌，但听${drawn(tiles)}：未见${live.better}张，而不是${live.other}张。`,
  'bad-shape': ({ tiles, live }) => say`否则只有${drawn(tiles)}有用（未见${live}张）。`,
  'breaks-pair': ({ tiles }) => say`保住唯一的将牌${drawn(tiles)}。`,
  'last-copies': ({ tiles, live }) =>
    live === 0 ? say`再也等不到${drawn(tiles)}。` : say`${drawn(tiles)}只剩${live}张。`,
  faster: ({ missing }) => say`胡得更快，${notMissing(missing)}。`,
  'no-nearer': ({ missing }) => say`否则也没有更接近胡牌，同样还差${missing}张。`,
  'more-useful': ({ live }) => say`有${live.better}张未见的牌有用，而不是${live.other}张。`,
  'fewer-need': ({ tiles, hands, of }) =>
    of === 1
      ? say`最接近的牌型能用${drawn(tiles.slice(1))}，不用${drawn(tiles.slice(0, 1))}。`
      : say`最接近的${of}种牌型里，${hands.better === 0 ? '没有一种' : `${hands.better}种`}要${drawn(tiles.slice(0, 1))}，${hands.other}种要${drawn(tiles.slice(1))}。`,
  likelier: ({ chance }) => say`更容易胡，${percent(chance.better)}，而不是${percent(chance.other)}。`,
  dearer: ({ points }) =>
    say`胡牌的局得分更高，约${rounded(points.better)}分，而不是${rounded(points.other)}分。`,
  'slower-but-dearer': ({ points, missing }) =>
    say`慢一些（${notMissing(missing)}），但胡牌的局约得${rounded(points.better)}分，而不是${rounded(points.other)}分。`,
  feeds: ({ tiles, seat, why, melds }, { who }) => {
    const wants = {
      suit: '，全是这门花色',
      'suit-and-honours': '，全是这门花色和字牌',
      pongs: '，全是碰出的牌',
      melds: '',
    }[why];
    return say`${who(seat)}可能要${drawn(tiles)}（已亮${melds}组${wants}）。`;
  },
  safe: ({ tiles, seats, why }, { who, seats: table }) => {
    if (why === 'let-go') return say`${and(seats.map(who))}刚放过${drawn(tiles)}。`;
    if (why === 'thrown') return say`${and(seats.map(who))}打过或放过${drawn(tiles)}，不能胡。`;
    return seats.length === table - 1
      ? say`没人能胡${drawn(tiles)}。`
      : say`从桌上的牌看，${and(seats.map(who))}不能胡${drawn(tiles)}。`;
  },
  'deals-in-less': ({ chance }) =>
    say`点炮概率更小，${percent(chance.better)}，而不是${percent(chance.other)}。`,
  'costs-less': ({ points }) =>
    say`别家胡牌时你约得${signedRounded(points.better)}分，而不是${signedRounded(points.other)}分。`,
  'keeps-tiles': ({ seats, tiles, areSafe }, { who }) =>
    areSafe
      ? say`手里留有${tiles.better}张${and(seats.map(who))}不能胡的牌，而不是${tiles.other}张。`
      : say`${and(seats.map(who))}可能已经听牌，手里留有${tiles.better}张牌可以选着打，而不是${tiles.other}张。`,
  'kong-replacement': () => say`可以多摸一张。`,
  'kong-robbing': ({ tiles, seats }, { who }) => say`${and(seats.map(who))}可能抢杠${drawn(tiles)}。`,
  'kong-paid': ({ points }) => say`开杠立刻得${rounded(points)}分。`,
  'kong-value': ({ points }) =>
    say`有杠，胡牌的局得分更高，约${rounded(points.better)}分，而不是${rounded(points.other)}分。`,
  'few-draws': ({ draws, missing }) =>
    say`${draws === 0 ? '几乎没有牌可摸' : `大约只能再摸${draws}次`}，${notMissing(missing)}。`,
  dealer: ({ seat, times }, { who, own }) =>
    seat === own
      ? say`你是庄家，胡牌收${rounded(times)}倍，所以差别更大。`
      : say`${who(seat)}是庄家，点炮要付${rounded(times)}倍。`,
};

function way({ pongs, concealed, selfDrawn, ...named }: WayName, item: Told['item']): readonly Part[] | null {
  const shape = named.sort === 'other' ? item(named.id) : routeName(named, item);
  const how = [...(concealed ? ['门清'] : []), ...(selfDrawn ? ['自摸'] : [])];
  if (shape === null && pongs.length === 0) return how.length === 0 ? null : [how.join('、')];
  const asked = pongs.length === 0 ? [] : [say`碰${drawn(pongs)}`];
  const parts = listed([...(shape === null ? [] : [say`做${shape}`]), ...asked], '兼', '兼');
  return say`${parts}${how.length > 0 ? `（${how.join('、')}）` : ''}`;
}

export const words: ReasonWords = {
  title: '原因',
  betweenTiles: '、',
  between,
  even,
  reasons,
  minimum: ({ has, needs, ways }, amount, item) => {
    const sure = say`${amount(needs)}起胡，肯定有${amount(has)}`;
    if (ways.length === 0) return say`${sure}，剩下的做不到。`;
    const named = ways.flatMap(({ value, ...each }) => {
      const name = way(each, item) ?? [];
      if (name.length === 0) return [];
      return [value === null ? say`${name}就封顶` : say`${name}有${amount(value)}`];
    });
    return named.length === 0 ? say`${sure}。` : say`${sure}；${listed(named, '，', '，或')}。`;
  },
};
