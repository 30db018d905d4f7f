import { botFacts } from '../../store/facts/botFacts';
import { useFullText } from '../context';

/** How well a bot plays, in a word behind its name; nothing for a person. Brings its own space. */
export function BotLevel({ bot }: { readonly bot: string | null }) {
  const { setUp } = useFullText();
  const { level } = botFacts(bot);
  return (
    level && (
      <>
        {' '}
        <small className="bot-level">{setUp.opponent[level]}</small>
      </>
    )
  );
}
