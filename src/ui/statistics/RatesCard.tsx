import { useContext } from 'react';
import type { BotFigures, FigureSums } from '../../bots/figures';
import { ENOUGH, rateOf, RATES, shareOf } from '../../store/statistics/figures';
import type { Ranged, Rate, RateRow } from '../../store/statistics/figures';
import type { Statistics } from '../../store/statistics/statistics';
import { ownFigure, ownFigures, ticksOf } from '../../store/statistics/botFigures';
import { useText, useWords } from '../context';
import { apart, axisFor, percent, percentWords } from './shown';
import { standingOf } from './standing';
import { StatCard } from './StatCard';
import { StatTable } from './StatTable';
import { WorthRows } from './WorthRows';
import { statisticsWords } from '../text';
import { GameContext, useGameWords } from '../text/gameWords';

interface RatesCardProps {
  readonly statistics: Statistics;
  readonly bots: BotFigures;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

const ALL_RATES = Object.keys(RATES) as Rate[];

/** A rate as it is shown: its words, which way is better, and what it is in given sums. */
interface ShownRate extends Pick<RateRow, 'of' | 'better'> {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly rateOf: (sums: FigureSums) => Ranged | null;
}

/** The rates of every game, and those of the game's own. */
function useRates(): readonly ShownRate[] {
  const words = useWords(statisticsWords);
  const { figures } = useGameWords();
  const rules = useContext(GameContext) ?? '';
  const common = ALL_RATES.map((id): ShownRate => {
    const { name, of } = words.rate[id];
    return { ...RATES[id], id, name, note: of, rateOf: (sums) => rateOf(id, sums) };
  });
  const own = ownFigures(rules, 'share').map((id): ShownRate => {
    const { name = id, of = '' } = figures[id] ?? {};
    const share = (sums: FigureSums) => {
      const known = ownFigure(sums, id);
      return known && shareOf(known.sum, known.hands);
    };
    return { of: 'hands', better: null, id, name, note: of, rateOf: share };
  });
  return [...common, ...own];
}

/** How often things happen to you, beside the bots. */
export function RatesCard({ statistics, bots, ...card }: RatesCardProps) {
  const words = useWords(statisticsWords);
  const { setUp } = useText();
  const { sums } = statistics;
  const rates = useRates();
  const levels = ticksOf(bots, (each) => each).map(({ level }) => level);
  return (
    <StatCard part="rates" title={words.rates} {...card}>
      {card.isTable ? (
        <RatesTable rates={rates} sums={sums} bots={bots} />
      ) : (
        <>
          <ul className="stack stat-rates">
            {rates.map((rate) => (
              <RateLine key={rate.id} rate={rate} sums={sums} bots={bots} />
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
      <WorthRows statistics={statistics} bots={bots} />
    </StatCard>
  );
}

interface RateProps {
  readonly rate: ShownRate;
  readonly sums: FigureSums;
  readonly bots: BotFigures;
}

/** Labels are at least so far apart, in px. */
const LABEL = 16;

function RateLine({ rate, sums, bots }: RateProps) {
  const words = useWords(statisticsWords);
  const { setUp } = useText();
  const { of, better } = rate;
  const own = rate.rateOf(sums);
  const compared = sums[of] >= ENOUGH ? own : null;
  const ticks = ticksOf(bots, rate.rateOf);
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
          {rate.name} <small>{rate.note}</small>
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

interface RatesTableProps extends Omit<RateProps, 'rate'> {
  readonly rates: readonly ShownRate[];
}

function RatesTable({ rates, sums, bots }: RatesTableProps) {
  const words = useWords(statisticsWords);
  const { setUp } = useText();
  const levels = ticksOf(bots, (each) => each).map(({ level }) => level);
  return (
    <StatTable
      caption={words.rates}
      head={[words.perHand, words.you, ...levels.map((level) => setUp.opponent[level])]}
      rows={rates.map((rate) => [
        rate.name,
        <b key="you">{percentWords(rate.rateOf(sums))}</b>,
        ...levels.map((level) => percentWords(rate.rateOf(bots[level]!))),
      ])}
    />
  );
}
