import { Suspense } from 'react';
import { useGame, useStores, useFullText } from '../context';
import { lateComponent } from '../lateComponent';
import { BotLevel } from '../scoring/BotLevel';
import '../scoring/index.css';
import './standings.css';

/** Only games that add something at the end draw it. */
const ClosingTable = lateComponent(async () => (await import('../scoring/ClosingTable')).ClosingTable);
const MatchProof = lateComponent(async () => (await import('../history/MatchProof')).MatchProof);

/** How the match ended. */
export function StandingsScreen() {
  const text = useFullText();
  const players = useGame((state) => state.players);
  const scores = useGame((state) => state.scores);
  const match = useGame((state) => state.match);
  const goHome = useGame((state) => state.goHome);
  const hasHistory = useStores().history !== undefined;
  const ranked = players
    .map(({ person, bot }, player) => ({ person, bot, score: scores[player] ?? 0 }))
    .toSorted((a, b) => b.score - a.score);
  const [first] = ranked;
  return (
    <div className="page">
      <main className="standings">
        <h1>{text.standings.title}</h1>
        {first && <p className="standings-lead">{text.standings.won(first.person, first.score)}</p>}
        <table>
          <thead>
            <tr>
              <th scope="col">{text.standings.place}</th>
              <th scope="col">{text.standings.player}</th>
              <th scope="col">{text.standings.score}</th>
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ person, bot, score }) => (
              <tr key={person} className={person === 'you' ? 'own-row' : undefined}>
                <td>{1 + ranked.filter((other) => other.score > score).length}</td>
                <th scope="row">
                  {text.people[person]}
                  <BotLevel bot={bot} />
                </th>
                <td>{text.total(score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the one way on from here */}
        <button type="button" className="button button--main" autoFocus onClick={goHome}>
          <span>{text.standings.home}</span>
        </button>
        {match?.closing && (
          <Suspense fallback={<p aria-busy="true">{text.setUp.loading}</p>}>
            <ClosingTable
              rules={match.rules}
              lines={match.closing}
              scores={scores}
              names={players.map(({ person }) => text.people[person])}
            />
          </Suspense>
        )}
        {hasHistory && (
          <Suspense fallback={null}>
            <MatchProof />
          </Suspense>
        )}
      </main>
    </div>
  );
}
