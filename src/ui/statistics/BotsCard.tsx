import { Fragment } from 'react';
import type { BotFigures } from '../../bots/figures';
import { pointsOf } from '../../store/statistics/figures';
import type { PerHand } from '../../store/statistics/figures';
import type { Statistics } from '../../store/statistics/statistics';
import { ticksOf } from '../../store/statistics/botFigures';
import { useText, useWords } from '../context';
import { formatPoints } from '../coach/scale';
import { axisFor, perHandWords } from './shown';
import { StatCard } from './StatCard';
import { StatTable } from './StatTable';
import { statisticsWords } from '../text';

interface BotsCardProps {
  readonly statistics: Statistics;
  readonly bots: BotFigures;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

/** Points a hand beside those of the bots, and against whom they were made. */
export function BotsCard({ statistics, bots, ...card }: BotsCardProps) {
  const { perHand, isWithoutLuck, reviewed, opponents, sums } = statistics;
  const words = useWords(statisticsWords);
  const { setUp } = useText();
  const ticks = ticksOf(bots, pointsOf);
  const counts = ticks.map(({ hands }) => hands);
  const note = <span className="note">{words.hands(sums.hands)}</span>;
  const rows = opponents.map(({ levels, perHand: each }) => [
    levels.map((level) => setUp.opponent[level]).join(', ') || words.noLevel,
    each.hands,
    <Signed key="mean" value={each} />,
  ]);
  const botRows = ticks.map((tick) => [setUp.opponent[tick.level], tick.hands, perHandWords(tick)]);
  return (
    <StatCard part="bots" title={words.bots} note={note} {...card}>
      <p className="stat-big">
        <b>{perHandWords(perHand)}</b> <span>{words.perHandUnit(isWithoutLuck)}</span>
      </p>
      {reviewed && <p className="note">{words.reviewedAlone(perHandWords(reviewed), reviewed.hands)}</p>}
      {ticks.length === 0 ? (
        <p className="note">{words.noBots}</p>
      ) : card.isTable ? (
        <StatTable caption={words.bots} head={[words.bots, words.handsName, words.perHand]} rows={botRows} />
      ) : (
        <BotScale perHand={perHand} bots={bots} />
      )}
      {ticks.length > 0 && <p className="note">{words.botsNote(Math.min(...counts), Math.max(...counts))}</p>}
      {rows.length > 0 && (
        <StatTable
          caption={words.opponents}
          head={[words.opponents, words.handsName, words.perHand]}
          rows={rows}
        />
      )}
    </StatCard>
  );
}

/** An amount in the colour of what is certain: a gain, a loss, or neither. */
function Signed({ value }: { readonly value: PerHand }) {
  const { mean, error } = value;
  const isCertain = error !== null && Math.abs(mean) > error;
  const look = isCertain ? (mean > 0 ? 'stat-gain' : 'stat-loss') : undefined;
  return <span className={look}>{perHandWords(value)}</span>;
}

/** A row for the player and for each level on one scale; the player's range goes down through all of them. */
function BotScale({ perHand, bots }: { readonly perHand: PerHand; readonly bots: BotFigures }) {
  const words = useWords(statisticsWords);
  const { setUp } = useText();
  const ticks = ticksOf(bots, pointsOf);
  const { mean, error } = perHand;
  const values = ticks.map((tick) => tick.mean);
  const span = Math.max(...values) - Math.min(...values);
  // A range that is far wider than the bots are apart would push them together: it is cut at the ends.
  const place = axisFor([...values, mean], 0.2);
  const cut = (value: number) => Math.min(100, Math.max(0, place(value)));
  const [from, to] = [cut(mean - (error ?? 0)), cut(mean + (error ?? 0))];
  const decimals = span < 10 ? 2 : 1;
  const rows = ticks.map((tick) => {
    const by = tick.error ?? 0;
    const [low, high] = [cut(tick.mean - by), cut(tick.mean + by)];
    return {
      level: tick.level,
      name: setUp.opponent[tick.level],
      shown: perHandWords(tick),
      at: { left: `${place(tick.mean)}%` },
      range: { left: `${low}%`, width: `${high - low}%` },
    };
  });
  const said = rows.map(({ name, shown }) => `${name} ${shown}`).join(', ');
  return (
    <div className="stat-botscale" role="img" aria-label={words.scaleSaid(perHandWords(perHand), said)}>
      <div className="stat-through">
        <i className="stat-range" style={{ left: `${from}%`, width: `${to - from}%` }} />
        <i className="stat-mark" style={{ left: `${place(mean)}%` }} />
      </div>
      <b>{words.you}</b>
      <i />
      <b>{formatPoints(mean, decimals)}</b>
      {rows.map(({ level, name, shown, at, range }) => (
        <Fragment key={level}>
          <span>{name}</span>
          <i className="stat-row">
            <i className="stat-row-range" style={range} />
            <i className="stat-dot" style={at} />
          </i>
          <span>{shown}</span>
        </Fragment>
      ))}
    </div>
  );
}
