import { knownBot } from '../../store/facts/knownBot';
import { useFullText } from '../context';

/** A bot's level in a word after its name, with the space between. Nothing for a person. */
export function BotLevel({ bot }: { readonly bot: string | null }) {
  const { setUp } = useFullText();
  const { level } = knownBot(bot);
  return (
    level && (
      <>
        {' '}
        <small className="bot-level">{setUp.opponent[level]}</small>
      </>
    )
  );
}
