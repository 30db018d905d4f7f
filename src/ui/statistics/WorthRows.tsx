import { useContext } from 'react';
import { worthOf } from '../../store/statistics/botFigures';
import type { Statistics } from '../../store/statistics/statistics';
import { GameContext, useGameWords } from '../text/gameWords';
import { formatPoints } from '../coach/scale';
import { useWords } from '../context';
import { statisticsWords } from '../text';

/** What wins were worth, and what claims cost. */
export function WorthRows({ statistics: { sums, claimCost } }: { readonly statistics: Statistics }) {
  const words = useWords(statisticsWords);
  const { units } = useGameWords();
  const rules = useContext(GameContext) ?? '';
  const cost =
    claimCost === null || claimCost.claims === 0
      ? null
      : formatPoints(-claimCost.points / claimCost.claims, 2);
  return (
    <dl className="facts stat-worth">
      {worthOf(rules, sums).map(({ unit, mean, hands }) => (
        <div key={unit}>
          <dt>{words.worth}</dt>
          <dd>
            <b>{units[unit]?.amount(Math.round(mean * 10) / 10)}</b> <span>{words.worthNote(hands)}</span>
          </dd>
        </div>
      ))}
      <div>
        <dt>{words.claims}</dt>
        <dd>
          <b>{sums.claims}</b>{' '}
          <span>{words.claimsNote((sums.hands === 0 ? 0 : sums.claims / sums.hands).toFixed(2))}</span>
        </dd>
      </div>
      <div>
        <dt>{words.cost}</dt>
        <dd>
          {cost === null || claimCost === null ? (
            <span>{words.costUnknown}</span>
          ) : (
            <span>{words.costNote(cost, claimCost.claims, claimCost.hands)}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
