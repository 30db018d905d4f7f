import { botFacts } from '../../store/facts/botFacts';
import { useFullText } from '../context';

/** A bot's level in a word after its name, with the space between. Nothing for a person. */
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
