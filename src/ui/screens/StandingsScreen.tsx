import { Suspense, useMemo, useState } from 'react';
import type { Match } from '../../engine/match';
import type { GameRecord } from '../../engine/record';
import { keptLesson, LESSON_STEPS } from '../../store/lesson/progress';
import { handsWon } from '../../store/records/matchRecord';
import { tableOf } from '../../store/selectors/knownTables';
import { browserStorage } from '../../store/saves/browserStorage';
import type { Person } from '../../store/types';
import { useGame, useStores, useText } from '../context';
import { Fetched } from '../controls/Fetched';
import { Page } from '../controls/Page';
import { lateComponent } from '../lateComponent';
import { findLesson } from '../lesson/knownLesson';
import { useOpened } from '../live/layers';
import { useTitle } from '../live/title';
import { BotLevel } from '../scoring/BotLevel';
import { ScoreChart } from '../scoring/ScoreChart';
import type { ChartMark } from '../scoring/ScoreChart';
import { ScoreRows } from '../scoring/ScoreSheet';
import { wordFor } from '../text';
import { useGameWords } from '../text/gameWords';
import { RuleLine } from '../table/TableBar';
import { Glyph, WindGlyph } from '../tile/Tile';
import { useFinal } from '../useGameName';
import { WaysOn } from './WaysOn';
import type { PastMatch } from './WaysOn';
import '../scoring/index.css';
import './standings.css';

/** Only games that add something at the end draw it. */
const ClosingTable = lateComponent(async () => (await import('../scoring/ClosingTable')).ClosingTable);
const EndedRecord = lateComponent(async () => (await import('../history/EndedRecord')).EndedRecord, true);
const ReplayScreen = lateComponent(async () => (await import('../history/replay/ReplayScreen')).ReplayScreen);
const NextMatch = lateComponent(async () => (await import('../lesson/NextMatch')).NextMatch, true);
const ReviewScreen = lateComponent(async () => (await import('../review/ReviewScreen')).ReviewScreen);
const BestHand = lateComponent(async () => (await import('../history/BestHand')).BestHand, true);
const ShareEnded = lateComponent(async () => (await import('../share/ShareEnded')).ShareEnded, true);
const VerifyPanel = lateComponent(async () => (await import('../history/VerifyPanel')).VerifyPanel);

/** How the match ended: who won, everybody's points, and how they came about. */
export function StandingsScreen() {
  const text = useText();
  useTitle(text.menu.standings);
  const players = useGame((state) => state.players);
  const scores = useGame((state) => state.scores);
  const match = useGame((state) => state.match);
  const [best, setBest] = useState<ChartMark | null>(null);
  const [isLed, setLed] = useState(false);
  const [record, setRecord] = useState<GameRecord | null>(null);
  const won = useMemo(() => record && handsWon(record), [record]);
  const [opened, setOpened, close] = useOpened<PastMatch>();
  const hasHistory = useStores().history !== undefined;
  const isBestExpected =
    useGame(({ sheet }) => sheet.some(({ gained }) => gained.some(Boolean))) && hasHistory;
  if (record && opened) {
    return (
      <Fetched>
        {opened === 'review' ? (
          <ReviewScreen record={record} at={null} onClose={close} />
        ) : (
          <ReplayScreen record={record} from={text.standings.title} onClose={close} />
        )}
      </Fetched>
    );
  }
  return (
    <Page className="page--ended" title={text.standings.title} beside={<RuleLine />}>
      <main className={isBestExpected ? 'page-body standings standings--best' : 'page-body standings'}>
        {match && <Ranking match={match} won={won} />}
        {match && <NextFirstMatch match={match} isLed={isLed} onOffered={() => setLed(true)} />}
        {match && <ByHand match={match} best={best} />}
        {hasHistory && !record && <EndedRecord onRead={setRecord} />}
        {record && <BestHand record={record} onFound={setBest} />}
        {match?.closing && (
          <Fetched>
            <ClosingTable
              rules={match.rules}
              lines={match.closing}
              scores={scores}
              names={players.map(({ person }) => text.people[person])}
            />
          </Fetched>
        )}
        {record && <ShareEnded record={record} />}
        {record && (
          <Suspense fallback={null}>
            <VerifyPanel record={record} />
          </Suspense>
        )}
      </main>
      <WaysOn isLed={isLed} onOpen={record && setOpened} />
    </Page>
  );
}

interface NextFirstMatchProps {
  readonly match: Match;
  readonly isLed: boolean;
  readonly onOffered: () => void;
}

/** What follows one of the matches that the first lesson leads to. */
function NextFirstMatch({ match, ...led }: NextFirstMatchProps) {
  const lesson = findLesson();
  const isLearning = lesson?.rules === match.rules && keptLesson.peek(browserStorage).step === LESSON_STEPS;
  return lesson && isLearning && <NextMatch lesson={lesson} match={match} {...led} />;
}

interface RankingProps {
  readonly match: Match;
  /** How many hands each player has won, once that is known. */
  readonly won: readonly number[] | null;
}

/** Points for places are shown to this part of one: three may share them. */
const HUNDREDTHS = 100;

/** The winner under the seal, and everybody by points, with the wind that each had in the first hand. */
function Ranking({ match, won }: RankingProps) {
  const text = useText();
  const players = useGame((state) => state.players);
  const scores = useGame((state) => state.scores);
  const { reasons } = useGameWords();
  const final = useFinal()({ ...match, complete: true });
  const placed = tableOf(match.rules).placePoints?.(match.options, scores);
  const ranked = players
    .map(({ person, bot, stoodIn }, player) => ({
      person,
      bot,
      stoodIn,
      wind: player,
      score: scores[player] ?? 0,
      hands: won?.[player],
      ofPlace: placed?.points[player],
    }))
    .toSorted((a, b) => b.score - a.score);
  return (
    <section className="ranking on-mat">
      <Winner match={match} ranked={ranked} />
      <WhyOver />
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{text.standings.place}</th>
            <th scope="col">{text.standings.player}</th>
            {won && <th scope="col">{text.standings.handsWon}</th>}
            <th scope="col">{text.standings.score}</th>
            {placed && <th scope="col">{wordFor(reasons, placed.reason)}</th>}
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ person, bot, stoodIn, wind, score, hands, ofPlace }) => (
            <tr key={person} className={person === 'you' ? 'own-row' : undefined}>
              <td>{1 + ranked.filter((other) => other.score > score).length}</td>
              <th scope="row">
                <span className="wind">
                  <WindGlyph wind={wind} />
                </span>
                {text.people[person]}
                <BotLevel bot={bot} stoodIn={stoodIn} />
              </th>
              {won && <td>{hands}</td>}
              <td>{final(score)}</td>
              {ofPlace !== undefined && <td>{Math.round(ofPlace * HUNDREDTHS) / HUNDREDTHS}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** For which reason of the game the match is over, where it has one. */
function WhyOver() {
  const { matchEnds } = useGameWords();
  const match = useGame((state) => state.match);
  if (match?.over === undefined) return null;
  return <p className="note">{matchEnds[match.over]?.(match.options)}</p>;
}

interface WinnerProps {
  readonly match: Match;
  /** Everybody, who has most points first. */
  readonly ranked: readonly { readonly person: Person; readonly score: number }[];
}

/** Who won, under the seal; those with equal points share the place, and where all have as many nobody won. */
function Winner({ match, ranked }: WinnerProps) {
  const { standings, points } = useText();
  const final = useFinal()({ ...match, complete: true }, points);
  const score = ranked[0]?.score ?? 0;
  const first = ranked.flatMap((each) => (each.score === score ? each.person : []));
  const [only] = first;
  if (only === undefined) return null;
  const isLevel = first.length === ranked.length;
  const shared = isLevel ? standings.allLevel(final(score)) : standings.shared(final(score));
  return (
    <div className="row winner">
      {!isLevel && (
        <span className="win-seal">
          <Glyph name="first" />
        </span>
      )}
      <p>
        <b>{isLevel ? standings.level : standings.winners(first)}</b>
        <span>{first.length === 1 ? standings.won(only, final(score)) : shared}</span>
      </p>
    </div>
  );
}

interface ByHandProps {
  readonly match: Match;
  /** The best hand, once it is known. */
  readonly best: ChartMark | null;
}

/** The points from hand to hand as lines, and every hand in figures. */
function ByHand({ match, best }: ByHandProps) {
  const text = useText();
  const players = useGame((state) => state.players);
  const scores = useGame((state) => state.scores);
  const rows = useGame((state) => state.sheet);
  const isWhole =
    rows.length > 0 && rows.length === match.dealt && rows.every(({ dealt }, at) => dealt === at);
  if (!isWhole) return null;
  const closing = match.closing ?? [];
  const played = scores.map((score, player) =>
    closing.reduce((rest, { points }) => rest - (points[player] ?? 0), score),
  );
  return (
    <section className="card by-hand">
      <h2>{text.standings.chart}</h2>
      {rows.length > 1 && (
        <ScoreChart rows={rows} scores={played} people={players.map(({ person }) => person)} mark={best} />
      )}
      <details className="scrolled sheet">
        <summary>{text.standings.hands}</summary>
        <ScoreRows rules={match.rules} rows={rows} totals={played} />
      </details>
    </section>
  );
}
