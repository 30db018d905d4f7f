import { knownBot } from '../../store/selectors/knownBot';
import { useText, useGame } from '../context';

/** Each opponent's level, and its style in words where the match has styles. */
export function OpponentList() {
  const { opponents, people, setUp } = useText();
  const players = useGame((state) => state.players);
  const seated = players.flatMap(({ person, bot }) => (bot === null ? [] : { person, ...knownBot(bot) }));
  const hasStyles = seated.some(({ style }) => style !== null);
  return (
    <>
      <h3>{setUp.opponents}</h3>
      <dl className="facts note opponents">
        {seated.map(({ person, level, style }) => (
          <div key={person}>
            <dt>{people[person]}</dt>
            <dd>
              {level && <b>{setUp.opponent[level]}</b>}{' '}
              {hasStyles && (style ? opponents.style[style] : opponents.plain)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
