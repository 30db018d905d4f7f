import { useContext } from 'react';
import type { BotFigures } from '../../bots/figures';
import { ownFigure, ownFigures, ticksOf, worthOf } from '../../store/statistics/botFigures';
import type { Statistics } from '../../store/statistics/statistics';
import { GameContext, useGameWords } from '../text/gameWords';
import { formatPoints } from '../coach/scale';
import { useText, useWords } from '../context';
import { statisticsWords } from '../text';

interface WorthRowsProps {
  readonly statistics: Statistics;
  readonly bots: BotFigures;
}

/** With one decimal; a dash where nothing is known. */
function meanOf(figure: ReturnType<typeof ownFigure>): string {
  return figure ? (figure.sum / figure.hands).toFixed(1) : '–';
}

/** What wins were worth, the means of the game's own, and what claims cost. */
export function WorthRows({ statistics: { sums, claimCost }, bots }: WorthRowsProps) {
  const words = useWords(statisticsWords);
  const { setUp } = useText();
  const { units, figures } = useGameWords();
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
      {ownFigures(rules, 'mean').map((id) => {
        const beside = ticksOf(bots, (each) => ownFigure(each, id)).map(
          ({ level, ...figure }) => `${setUp.opponent[level]} ${meanOf(figure)}`,
        );
        return (
          <div key={id}>
            <dt>{figures[id]?.name ?? id}</dt>
            <dd>
              <b>{meanOf(ownFigure(sums, id))}</b>{' '}
              <span>
                {[figures[id]?.of ?? [], beside.length > 0 ? words.beside(beside) : []].flat().join('; ')}
              </span>
            </dd>
          </div>
        );
      })}
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
