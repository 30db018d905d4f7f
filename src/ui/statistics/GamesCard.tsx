import { useId } from 'react';
import { rateOf } from '../../store/statistics/figures';
import type { GameSums } from '../../store/statistics/statistics';
import { useGameName } from '../useGameName';
import { percent, perHandWords } from './shown';
import { StatTable } from './StatTable';
import { useWords } from '../context';
import { statisticsWords } from '../text';

/** Every game that was played, in a line each. */
export function GamesCard({ games }: { readonly games: readonly GameSums[] }) {
  const words = useWords(statisticsWords);
  const id = useId();
  const nameOf = useGameName();
  return (
    <section className="card stat-card stat-card--games" aria-labelledby={id}>
      <h2 id={id}>{words.all}</h2>
      <StatTable
        caption={words.all}
        head={[
          words.rules,
          words.matches,
          words.handsName,
          words.rate.win.name,
          words.rate.dealIn.name,
          words.perHand,
        ]}
        rows={games.map(({ rules, matches, sums, perHand }) => [
          nameOf(rules),
          matches,
          sums.hands,
          percent(rateOf('win', sums)),
          percent(rateOf('dealIn', sums)),
          perHandWords(perHand),
        ])}
      />
    </section>
  );
}
