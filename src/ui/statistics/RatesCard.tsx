import type { BotFigures, FigureSums } from '../../bots/figures';
import { ENOUGH, rateOf, RATES } from '../../store/statistics/figures';
import type { Rate } from '../../store/statistics/figures';
import type { Statistics } from '../../store/statistics/statistics';
import { ticksOf } from '../../store/statistics/botFigures';
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

const ALL_RATES = Object.keys(RATES) as Rate[];

/** How often things happen to you, beside the bots. */
export function RatesCard({ statistics, bots, ...card }: RatesCardProps) {
  const words = useWords(statisticsWords);
  const { setUp } = useText();
  const { sums } = statistics;
  const levels = ticksOf(bots, (each) => each).map(({ level }) => level);
  return (
    <StatCard part="rates" title={words.rates} {...card}>
      {card.isTable ? (
        <RatesTable sums={sums} bots={bots} />
      ) : (
        <>
          <ul className="stack stat-rates">
            {ALL_RATES.map((rate) => (
              <RateRow key={rate} rate={rate} sums={sums} bots={bots} />
            ))}
          </ul>
          {levels.length > 0 && (
            <p className="row note stat-levels" aria-hidden="true">
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
  const { of, better } = RATES[rate];
  const own = rateOf(rate, sums);
  const compared = sums[of] >= ENOUGH ? own : null;
  const ticks = ticksOf(bots, (each) => rateOf(rate, each));
  const place = axisFor([...ticks, ...(compared ? [compared] : [])].map(({ value }) => value));
  const labels = apart(
    ticks.map((tick) => place(tick.value)),
    LABEL,
  );
  const standing = compared && standingOf(compared, ticks, (level) => setUp.opponent[level]);
  return (
    <li className="stat-rate">
      <p className="figure">
        <span>
          {words.rate[rate].name} <small>{words.rate[rate].of}</small>
        </span>
        <b>
          {percent(own)}
          {compared && <small> ± {(100 * compared.error).toFixed(1)}</small>}
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
            {compared && <i className="stat-dot" style={{ left: `${place(compared.value)}%` }} />}
          </div>
        )}
        <p className="note">
          {compared ? words.standing(better, standing) : words.few[of](sums[of], ENOUGH)}
        </p>
      </div>
    </li>
  );
}

function RatesTable({ sums, bots }: Omit<RateProps, 'rate'>) {
  const words = useWords(statisticsWords);
  const { setUp } = useText();
  const levels = ticksOf(bots, (each) => each).map(({ level }) => level);
  return (
    <StatTable
      caption={words.rates}
      head={[words.perHand, words.you, ...levels.map((level) => setUp.opponent[level])]}
      rows={ALL_RATES.map((rate) => [
        words.rate[rate].name,
        <b key="you">{percentWords(rateOf(rate, sums))}</b>,
        ...levels.map((level) => percentWords(rateOf(rate, bots[level]!))),
      ])}
    />
  );
}
