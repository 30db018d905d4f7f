import type { BotFigures, FigureSums } from '../../bots/figures';
import { ENOUGH, rateError, rateOf, RATES } from '../../store/statistics/figures';
import type { Rate } from '../../store/statistics/figures';
import type { Statistics } from '../../store/statistics/statistics';
import { ticksOf } from '../../store/statistics/ticks';
import { useText, useWords } from '../context';
import { apart, axisFor, percent, percentWords } from './shown';
import { standingOf } from './standing';
import { StatCard } from './StatCard';
import { StatTable } from './StatTable';
import { WorthRows } from './WorthRows';
import { statisticsWords } from '../text';

interface RatesCardProps {
  readonly statistics: Statistics;
  readonly bots: BotFigures;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

/** How often things happen to you, beside the bots. */
export function RatesCard({ statistics, bots, ...card }: RatesCardProps) {
  const words = useWords(statisticsWords);
  const { setUp } = useText();
  const { sums } = statistics;
  const levels = ticksOf(bots, ({ hands }) => hands).map(({ level }) => level);
  return (
    <StatCard part="rates" title={words.rates} {...card}>
      {card.isTable ? (
        <RatesTable sums={sums} bots={bots} />
      ) : (
        <>
          <ul className="stat-rates">
            {RATES.map((rate) => (
              <RateRow key={rate} rate={rate} sums={sums} bots={bots} />
            ))}
          </ul>
          {levels.length > 0 && (
            <p className="stat-levels" aria-hidden="true">
              {levels.map((level) => (
                <span key={level}>
                  <b>{words.short[level]}</b> {setUp.opponent[level]}
                </span>
              ))}
            </p>
          )}
        </>
      )}
      <WorthRows statistics={statistics} />
    </StatCard>
  );
}

interface RateProps {
  readonly rate: Rate;
  readonly sums: FigureSums;
  readonly bots: BotFigures;
}

/** Labels are at least so far apart, in px. */
const LABEL = 16;

function RateRow({ rate, sums, bots }: RateProps) {
  const words = useWords(statisticsWords);
  const { setUp } = useText();
  const value = rateOf(rate, sums);
  const of = rate === 'selfDrawn' ? sums.wins : sums.hands;
  const isEnough = of >= ENOUGH && value !== null;
  const ticks = ticksOf(bots, (each) => rateOf(rate, each));
  const place = axisFor([...ticks.map((tick) => tick.value), ...(isEnough ? [value] : [])]);
  const labels = apart(
    ticks.map((tick) => place(tick.value)),
    LABEL,
  );
  const error = rateError(rate, sums);
  const standing = isEnough
    ? standingOf(
        { value, error: error ?? 0 },
        ticks.map((tick) => ({ ...tick, error: rateError(rate, bots[tick.level]!) ?? 0 })),
        (level) => setUp.opponent[level],
      )
    : null;
  const few = rate === 'selfDrawn' ? words.fewWins(of, ENOUGH) : words.few(of, ENOUGH);
  return (
    <li className="stat-rate">
      <p>
        <span>
          {words.rate[rate]} <small>{words.rateOf(rate)}</small>
        </span>
        <b>
          {percent(value)}
          {isEnough && error !== null && <small> ± {(100 * error).toFixed(1)}</small>}
        </b>
      </p>
      <div>
        {ticks.length > 0 && (
          <div className="stat-scale" aria-hidden="true">
            {ticks.map((tick, at) => (
              <span key={tick.level}>
                <i className="stat-tick" style={{ left: `${place(tick.value)}%` }} />
                <em style={{ left: labels[at] }}>{words.short[tick.level]}</em>
              </span>
            ))}
            {isEnough && <i className="stat-dot" style={{ left: `${place(value)}%` }} />}
          </div>
        )}
        <p className="note">{isEnough ? words.standing(rate, standing) : few}</p>
      </div>
    </li>
  );
}

function RatesTable({ sums, bots }: Omit<RateProps, 'rate'>) {
  const words = useWords(statisticsWords);
  const { setUp } = useText();
  const levels = ticksOf(bots, ({ hands }) => hands).map(({ level }) => level);
  return (
    <StatTable
      caption={words.rates}
      head={[words.perHand, words.you, ...levels.map((level) => setUp.opponent[level])]}
      rows={RATES.map((rate) => [
        words.rate[rate],
        <b key="you">{percentWords(rateOf(rate, sums), rateError(rate, sums))}</b>,
        ...levels.map((level) => percentWords(rateOf(rate, bots[level]!), rateError(rate, bots[level]!))),
      ])}
    />
  );
}
