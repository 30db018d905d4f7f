import { useText } from '../context';

/** What the letters of a hand mean, as its card prints it: those that stand in it. */
export function PrintedLegend({ hand }: { readonly hand: string }) {
  const { signs } = useText().result;
  const used = [...new Set(hand)];
  const suits = used.filter((sign) => /[abc]/u.test(sign)).toSorted();
  const steps = used.filter((sign) => /[u-z]/u.test(sign)).toSorted();
  const others: Readonly<Record<string, string>> = signs.others;
  const told = [
    ...(suits.length > 0 ? [signs.suits(suits)] : []),
    ...(steps.length > 0 ? [signs.steps(steps)] : []),
    ...used.flatMap((sign) => others[sign] ?? []),
  ];
  return told.length > 0 && <small className="note printed-legend">{told.join(' · ')}</small>;
}
