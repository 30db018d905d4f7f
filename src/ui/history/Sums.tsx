import type { HistoryEntry } from '../../store/types';
import { counts } from '../../store/statistics/chosen';
import { useText } from '../context';
import { ownScore } from '../../store/records/ownScore';

/** Sums of the matches that count; how many they are is told where others do not count. */
export function Sums({ entries: all }: { readonly entries: readonly HistoryEntry[] }) {
  const entries = all.filter(counts);
  const text = useText();
  const words = text.history.sums;
  const places = entries.flatMap((entry) => (entry.complete ? (ownScore(entry)?.place ?? []) : []));
  const hands = entries.reduce((sum, entry) => sum + entry.hands, 0);
  const mean = places.reduce((sum, place) => sum + place, 0) / places.length;
  const rows = [
    ...(entries.length === all.length ? [] : [[words.matches, text.total(entries.length)]]),
    [words.hands, text.total(hands)],
    ...(places.length === 0
      ? []
      : [
          [words.won, words.wonOf(places.filter((place) => place === 1).length, places.length)],
          [words.place, mean.toFixed(1)],
        ]),
  ] as const;
  return (
    <dl className="row history-sums">
      {rows.map(([name, value]) => (
        <div key={name} className="figure">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
