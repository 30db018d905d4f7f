import { knownBot } from '../../store/selectors/knownBot';
import { useText } from '../context';
import './botLevel.css';

interface BotLevelProps {
  readonly bot: string | null;
  /** How many of its choices a stand-in made. */
  readonly stoodIn?: number | undefined;
}

/** A bot's level in a word after its name, and how often a stand-in chose for it, with the space between. */
export function BotLevel({ bot, stoodIn = 0 }: BotLevelProps) {
  const { setUp, table } = useText();
  const { level } = knownBot(bot);
  const [first, ...others] = [
    ...(level ? [setUp.opponent[level]] : []),
    ...(stoodIn > 0 ? [table.stoodIn(stoodIn)] : []),
  ];
  if (first === undefined) return null;
  return (
    <>
      {' '}
      <small className="note bot-level">{table.also(first, others)}</small>
    </>
  );
}
