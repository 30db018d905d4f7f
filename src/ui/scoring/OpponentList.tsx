import { botFacts } from '../../store/facts/opponents';
import { useFullText, useGame } from '../context';
import './opponents.css';

/** Each opponent's level, and its style in words where the match has styles. */
export function OpponentList() {
  const { opponents, people, setUp } = useFullText();
  const players = useGame((state) => state.players);
  const seated = players.flatMap(({ person, bot }) =>
    bot === null ? [] : { person, bot, ...botFacts(bot) },
  );
  const hasStyles = seated.some(({ style }) => style !== null);
  return (
    <section className="opponents">
      <h3>{opponents.title}</h3>
      <dl>
        {seated.map(({ person, bot, level, style }) => (
          <div key={person}>
            <dt>{people[person]}</dt>
            <dd>
              {level ? setUp.opponent[level] : bot}
              {hasStyles && <span>{style ? opponents.style[style] : opponents.plain}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
