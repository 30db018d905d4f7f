import { useState } from 'react';
import type { ReactNode } from 'react';
import { keptPractice } from '../../../store/practice/keptPractice';
import { ownScore } from '../../../store/records/ownScore';
import { browserStorage } from '../../../store/saves/browserStorage';
import { isRated, ratingRange } from '../../../store/selectors/practice';
import { counts } from '../../../store/statistics/chosen';
import type { HistoryEntry } from '../../../store/types';
import { useText, useWords } from '../../context';
import { useHistory } from '../../history/useHistory';
import { useOpenPage } from '../../pages';
import type { PageName } from '../../pages';
import { ownWords } from '../../text';
import { useToday } from '../../today';
import { useFinal, useMatchName } from '../../useGameName';
import './homeOwn.css';

/** So many of the matches that were played last are shown. */
const LATEST = 3;

/** What the player has, on screens with room for it; at a first visit, what the app offers. */
export function HomeOwn() {
  const words = useWords(ownWords);
  const entries = useHistory((state) => state.entries);
  const isRead = useHistory((state) => state.status) !== 'loading';
  const [{ progress }] = useState(() => keptPractice.peek(browserStorage));
  const hasPractised = Object.keys(progress.days).length > 0 || progress.sets.length > 0;
  const own = entries.filter(counts);
  if (!isRead) return null;
  const isNew = own.length === 0 && !hasPractised;
  return (
    <section className="own-cards" aria-label={isNew ? words.offered : words.yours}>
      {isNew ? (
        <Offered />
      ) : (
        <>
          <DayCard days={progress.days} />
          {isRated(progress.rating) && <RatingCard {...ratingRange(progress.rating)} />}
          {own.length > 0 && <LatestCard entries={own.slice(0, LATEST)} />}
          {own.length > 0 && <FiguresCard entries={own} />}
        </>
      )}
    </section>
  );
}

interface CardProps {
  readonly title: string;
  readonly to: PageName;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** All of it leads to the page that tells more. */
function Card({ title, to, isWide = false, children }: CardProps) {
  const openPage = useOpenPage();
  return (
    <button
      type="button"
      className={isWide ? 'own-card own-card--wide' : 'own-card'}
      onClick={() => openPage(to)}
    >
      <b>{title}</b>
      {children}
    </button>
  );
}

function Offered() {
  const { offers } = useWords(ownWords);
  const all = [
    ['watch', offers.watch],
    ['practice', offers.practice],
    ['day', offers.day],
  ] as const;
  return all.map(([to, { title, note }]) => (
    <Card key={to} title={title} to={to}>
      <span>{note}</span>
    </Card>
  ));
}

function DayCard({ days }: { readonly days: Readonly<Record<string, unknown>> }) {
  const words = useWords(ownWords);
  const isDone = days[useToday()] !== undefined;
  return (
    <Card title={words.position} to="practice">
      <span>{isDone ? words.answered : words.unanswered}</span>
    </Card>
  );
}

function RatingCard({ low, high }: { readonly low: number; readonly high: number }) {
  const words = useWords(ownWords);
  return (
    <Card title={words.rating} to="practice">
      <span className="own-figure">{words.range(low, high)}</span>
    </Card>
  );
}

interface EntriesProps {
  readonly entries: readonly HistoryEntry[];
}

function LatestCard({ entries }: EntriesProps) {
  const text = useText();
  const words = useWords(ownWords);
  const nameOf = useMatchName();
  const finalOf = useFinal();
  return (
    <Card title={words.latest} to="history" isWide>
      {entries.map((entry) => {
        const own = ownScore(entry);
        return (
          <span key={entry.id} className="own-line-of">
            <span>{nameOf(entry)}</span>
            <span>{own ? `${text.history.place(own)}, ${finalOf(entry)(own.score)}` : ''}</span>
          </span>
        );
      })}
    </Card>
  );
}

function FiguresCard({ entries }: EntriesProps) {
  const text = useText();
  const words = useWords(ownWords);
  const { sums } = text.history;
  const places = entries.flatMap((entry) => (entry.complete ? (ownScore(entry)?.place ?? []) : []));
  const won = places.filter((place) => place === 1).length;
  const hands = entries.reduce((sum, entry) => sum + entry.hands, 0);
  const lines = [
    [sums.hands, text.total(hands)],
    ...(places.length > 0 ? [[sums.won, sums.wonOf(won, places.length)]] : []),
  ];
  return (
    <Card title={words.statistics} to="statistics">
      {lines.map(([name, value]) => (
        <span key={name} className="own-line-of">
          <span>{name}</span>
          <span>{value}</span>
        </span>
      ))}
    </Card>
  );
}
