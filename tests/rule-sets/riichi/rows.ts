/** Tiles; seat and round; way of winning and words; what is stated and which options differ; items; value; payments. */
export type Row = readonly [
  hand: string,
  winds: string,
  won: string,
  beside: string,
  items: string,
  value: string,
  payments: string,
];

/** A row as a request of the calculator, with the options that differ. */
export function requestOf([hand, winds, won, beside]: Row): {
  request: Readonly<Record<string, unknown>>;
  options: object;
} {
  const [seat, round] = winds.split(' ');
  const [how = '', ...situation] = won.split(/[;,] /);
  const [by, from] = how.split(' ');
  const stated: Record<string, unknown> = {};
  const options: Record<string, unknown> = {};
  for (const part of beside.split('; ')) {
    const [name = '', ...values] = part.replaceAll('`', '').replace(':', '').split(' ');
    if (name === 'dora' || name === 'ura') stated[name] = values;
    else if (name === 'honba' || name === 'sticks') stated[name] = Number(values[0]);
    else if (name === 'pao') stated[name] = values[0];
    else if (name) options[name] = JSON.parse(values[0] ?? 'null') as unknown;
  }
  const alone = { hand, seat, round, by, ...(from ? { from } : {}), situation };
  return { request: { ...alone, ...stated }, options };
}

interface Report {
  readonly legal: boolean;
  readonly reason?: string;
  readonly han: number | null;
  readonly fu: number | null;
  readonly yakuman?: number;
  readonly limit?: string | null;
  readonly items: readonly { readonly id: string; readonly han?: number; readonly yakuman?: number }[];
  readonly payments?: Readonly<Record<string, number>>;
}

/** What a report says, as rows write it: items, value and payments. */
export function told(report: object): readonly [string, string, string] {
  const { legal, items, han, fu, yakuman = 0, limit, payments = {} } = report as Report;
  if (!legal) return ['—', 'no yaku', '—'];
  const names = items.map((item) => {
    if (item.han !== undefined) return `${item.id} ${item.han}`;
    return (item.yakuman ?? 1) > 1 ? `${item.id} ×${item.yakuman}` : item.id;
  });
  const value = yakuman > 0 ? `${yakuman} yakuman` : `${han} han, ${fu} fu${limit ? `: ${limit}` : ''}`;
  return [names.join(', '), value, Object.values(payments).map(signed).join(' ')];
}

function signed(points: number): string {
  const digits = Math.abs(points).toLocaleString('en');
  return points === 0 ? '0' : `${points < 0 ? '−' : '+'}${digits}`;
}
