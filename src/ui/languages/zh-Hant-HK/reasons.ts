import type { RouteSort } from '../../../bots/routes/route';
import type { Action } from '../../../engine/types';
import type { Compared, Way } from '../../../coach/reasons/reason';
import { drawn, listed, say } from '../../text/sentenceParts';
import type { Part } from '../../text/sentenceParts';
import type { Named, ReasonWords, Told, ToldChoice } from '../en/reasons';

const SUITS = ['萬子', '筒子', '索子'];
const DEEDS: Partial<Record<Action['type'], string>> = {
  pass: '過牌',
  win: '食糊',
  chow: '上',
  pong: '碰',
  kong: '槓',
  group: '要牌',
  'concealed-kong': '暗槓',
  'added-kong': '加槓',
  declare: '聲明',
};

function deed({ type, tiles, instead }: ToldChoice): readonly Part[] {
  if (instead.length > 0) return say`打${drawn(tiles)}不打${drawn(instead)}`;
  if (type === 'discard') return say`打出${drawn(tiles)}`;
  const done = DEEDS[type] ?? '這樣';
  return tiles.length === 0 ? [done] : say`用${drawn(tiles)}${done}`;
}

/** The choice without the other one. */
const alone = (choice: ToldChoice): ToldChoice => ({ ...choice, instead: [] });

/** Says between which discards a sentence decides that names neither of them as one. */
function rather(better: ToldChoice, sentence: readonly Part[]): readonly Part[] {
  return better.instead.length > 0 ? say`${deed(better)}：${sentence}` : sentence;
}

const sorts: Readonly<Record<RouteSort, (suit: string | null) => string>> = {
  'one-suit-with-honours': (suit) => (suit ? `${suit}混一色` : '混一色'),
  'one-suit': (suit) => (suit ? `${suit}清一色` : '清一色'),
  pongs: () => '對對糊',
  pairs: () => '七對',
  limit: () => '爆棚牌',
  other: () => '其他牌型',
};
const sortName = (sort: RouteSort, suit: number | null) =>
  sorts[sort](suit === null ? null : (SUITS[suit] ?? null));

const routeName = ({ sort, suit, id }: Named, item: Told['item']) =>
  (sort === 'limit' ? item(id) : null) ?? sortName(sort, suit);

const notMissing = ({ better, other }: Compared) => `尚欠${better}張，而非${other}張`;
const percent = (chance: number) => (chance > 0 && chance < 0.01 ? '不足1%' : `${Math.round(100 * chance)}%`);
const rounded = (points: number) =>
  (Math.abs(points) < 10 ? Number(points.toFixed(1)) : Math.round(points)).toString();
const signed = (points: number) => (points > 0 ? '+' : points < 0 ? '−' : '') + rounded(Math.abs(points));
const and = (names: readonly string[]) =>
  listed(
    names.map((name) => [name]),
    '、',
    '和',
  );

const reasons: ReasonWords['reasons'] = {
  'wins-now': ({ points }) => say`現在就食糊：${rounded(points)}分。`,
  'loses-minimum': ({ needs, unit }, { other, amount }) =>
    say`${deed(other)}之後，再做不夠${amount(needs, unit)}。`,
  'secures-minimum': ({ needs, has, without, unit }, { better, amount }) =>
    has >= needs
      ? say`${deed(better)}之後，已夠${amount(needs, unit)}起糊。`
      : say`${deed(better)}之後，肯定有${amount(has, unit)}（${amount(needs, unit)}起糊），而非${amount(without, unit)}。`,
  'kills-route': (fact, { other, item }) => say`${deed(other)}之後，做不成${routeName(fact, item)}。`,
  'keeps-route': (fact, { better, item }) =>
    say`${deed(better)}之後較接近${routeName(fact, item)}：${notMissing(fact.missing)}。`,
  'serves-less': ({ missing, live, ...named }, { better, item }) => {
    const gain =
      missing.better < missing.other
        ? notMissing(missing)
        : `有${live.better}張未見的牌有用，而非${live.other}張`;
    return say`${deed(better)}無損其他可能的牌型，做${routeName(named, item)}則${gain}。`;
  },
  'opens-hand': ({ items }, { other, item }) => {
    const names = items.map((id) => item(id) ?? id);
    return say`${deed(other)}之後開了門，不再有${listed(
      names.map((name) => [name]),
      '、',
      '和',
    )}。`;
  },
  ready: ({ tiles, live }, { better }) => say`${deed(better)}之後叫糊，等${drawn(tiles)}（未見${live}張）。`,
  'more-waits': ({ tiles, live }, { better }) =>
    say`兩種打法都叫糊，但${deed(better)}等${drawn(tiles)}：未見${live.better}張，而非${live.other}張。`,
  'bad-shape': ({ tiles, live }, { other }) =>
    say`${deed(other)}之後，只有${drawn(tiles)}有用（未見${live}張）。`,
  'breaks-pair': ({ tiles }, { other }) => say`${deed(other)}之後，唯一的眼${drawn(tiles)}就沒有了。`,
  'last-copies': ({ tiles, live }, { better }) =>
    rather(better, live === 0 ? say`再等不到${drawn(tiles)}。` : say`${drawn(tiles)}只餘${live}張。`),
  faster: ({ missing }, { better }) => say`${deed(better)}較快成糊：${notMissing(missing)}。`,
  'no-nearer': ({ missing }, { other }) => say`${deed(other)}之後沒有更接近成糊：同樣尚欠${missing}張。`,
  'more-useful': ({ live }, { better }) =>
    say`${deed(better)}之後，有${live.better}張未見的牌有用，而非${live.other}張。`,
  likelier: ({ chance }, { better }) =>
    say`${deed(better)}之後食糊機會較大：${percent(chance.better)}，而非${percent(chance.other)}。`,
  dearer: ({ points }, { better }) =>
    say`${deed(better)}之後食得較大：約${rounded(points.better)}分，而非${rounded(points.other)}分。`,
  'slower-but-dearer': ({ points, missing }, { better }) =>
    say`${deed(better)}之後較慢（${notMissing(missing)}），但食糊約得${rounded(points.better)}分，而非${rounded(points.other)}分。`,
  feeds: ({ tiles, seat, why, melds }, { better, who }) => {
    const wants = {
      suit: '，全是這門花色',
      'suit-and-honours': '，全是這門花色和番子',
      pongs: '，全是碰出的牌',
      melds: '',
    }[why];
    return rather(better, say`${who(seat)}可能要${drawn(tiles)}（已亮${melds}組牌${wants}）。`);
  },
  safe: ({ tiles, seats, why }, { better, who, seats: table }) => {
    if (why === 'let-go') return rather(better, say`${and(seats.map(who))}剛剛放過${drawn(tiles)}。`);
    return rather(
      better,
      seats.length === table - 1
        ? say`沒有人能食${drawn(tiles)}。`
        : say`從門前的牌看，${and(seats.map(who))}不能食${drawn(tiles)}。`,
    );
  },
  'deals-in-less': ({ chance }, { better }) =>
    say`${deed(better)}之後出銃機會較小：${percent(chance.better)}，而非${percent(chance.other)}。`,
  'costs-less': ({ points }, { better }) =>
    say`${deed(better)}之後，別家食糊時你約得${signed(points.better)}分，而非${signed(points.other)}分。`,
  'kong-replacement': ({ tiles }) => say`槓${drawn(tiles)}可多摸一張。`,
  'kong-robbing': ({ tiles, seats }, { who }) => say`${and(seats.map(who))}可能搶槓${drawn(tiles)}。`,
  'kong-value': ({ tiles, points }) =>
    say`槓${drawn(tiles)}之後食得較大：約${rounded(points.better)}分，而非${rounded(points.other)}分。`,
  'few-draws': ({ draws, missing }, { better, other }) =>
    say`你大約只能再摸${draws}次：${deed(alone(better))}之後尚欠${missing.better}張，${deed(alone(other))}之後尚欠${missing.other}張。`,
  dealer: ({ seat, times }, { better, who, own }) =>
    rather(
      better,
      seat === own
        ? say`你做莊，食糊收${rounded(times)}倍。`
        : say`${who(seat)}做莊，出銃要付${rounded(times)}倍。`,
    ),
};

function way({ pongs, concealed, selfDrawn, ...named }: Way, item: Told['item']): readonly Part[] | null {
  const shape = named.sort === 'other' ? item(named.id) : routeName(named, item);
  const how = [...(concealed ? ['門前清'] : []), ...(selfDrawn ? ['自摸'] : [])];
  if (shape === null && pongs.length === 0) return how.length === 0 ? null : [how.join('、')];
  const asked = pongs.length === 0 ? [] : [say`碰${drawn(pongs)}`];
  const parts = listed([...(shape === null ? [] : [say`做${shape}`]), ...asked], '兼', '兼');
  return say`${parts}${how.length > 0 ? `（${how.join('、')}）` : ''}`;
}

export const words: ReasonWords = {
  title: '原因',
  betweenTiles: '、',
  reasons,
  minimum: ({ has, needs, ways }, amount, item) => {
    const sure = say`${amount(needs)}起糊，肯定有${amount(has)}`;
    if (ways.length === 0) return say`${sure}，餘下的再做不到。`;
    const named = ways.flatMap(({ value, ...each }) => {
      const name = way({ value, ...each }, item) ?? [];
      if (name.length === 0) return [];
      return [value === null ? say`${name}即爆棚` : say`${name}有${amount(value)}`];
    });
    return named.length === 0 ? say`${sure}。` : say`${sure}；${listed(named, '，', '，或')}。`;
  },
};
