/** A worked hand: tiles, seat and round, how it was won, with what, items, their sum, payments from East to North. */
export type WorkedHand = readonly [
  hand: string,
  winds: string,
  won: string,
  besides: string,
  items: string,
  sum: string,
  payments: string,
];

interface Report {
  readonly legal?: boolean;
  readonly faan?: number;
  readonly items?: readonly { readonly id: string; readonly faan: number }[];
  readonly payments?: Readonly<Record<string, number>>;
}

function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** What a row asks the calculator: words alone are situations, the rest options, but for the streak. */
export function requestOf(rules: string, [hand, winds, won, besides]: WorkedHand): object {
  const [seat, round] = winds.split(' ');
  const [by, from] = won.split(' ');
  const parts = besides.split(', ').filter((part) => part !== '');
  const named = parts.filter((part) => part.includes('=')).map((part) => part.split('='));
  const values = Object.fromEntries(named.map(([name = '', value = '']) => [name, valueOf(value)]));
  const { streak = 0, ...options } = values;
  const situation = parts.filter((part) => !part.includes('='));
  return {
    rules,
    hand,
    seat,
    round,
    by,
    situation,
    options,
    ...(from === undefined ? {} : { from }),
    ...(streak === 0 ? {} : { streak }),
  };
}

/** Items, their sum and the payments as the rules write them; no payments where it is no win. */
export function told({ legal, items = [], faan, payments = {} }: Report): readonly string[] {
  const signed = (points: number): string => {
    if (points === 0) return '0';
    return `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
  };
  return [
    items.map((item) => `${item.id} ${item.faan}`).join(', '),
    String(faan),
    legal === true ? Object.values(payments).map(signed).join(' ') : '',
  ];
}
