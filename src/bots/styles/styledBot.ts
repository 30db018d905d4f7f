import type { Bot } from '../bot';
import { gentle2As, gentleAs } from '../gentle';
import { masterAs } from '../master';
import { booksWith } from '../routes/books';
import type { Tunings } from '../routes/tuning';
import { routesBot } from '../routesBot';
import { sharpAs } from '../sharp';
import { firstGuessTunings } from '../yardsticks/firstGuessTunings';
import { routes1Tunings } from '../tunings/routes1';
import { styled, type Style } from './style';
import { STYLE_IDS } from './styleIds';
import { STYLES } from './styles';

/** Makes a bot of some level that plays in a style. */
type Level = (id: string, style: Style) => Bot;

const ofRoutes =
  (tunings: Tunings): Level =>
  (id, style) =>
    routesBot({ id, bookOf: booksWith(styled(tunings, style)) });

/** By id, the bots that are built over tunings, those that look ahead among them. */
const LEVELS: Readonly<Record<string, Level>> = {
  routes: ofRoutes(routes1Tunings),
  'routes-1': ofRoutes(routes1Tunings),
  'routes-first-guess': ofRoutes(firstGuessTunings),
  gentle: (id, style) => gentleAs(id, ofRoutes(routes1Tunings)(id, style)),
  'gentle-2': (id, style) => gentle2As(id, ofRoutes(routes1Tunings)(id, style)),
  sharp: sharpAs,
  master: masterAs,
};

const made = new Map<string, Bot>();

/** The bot of an id such as `routes-1+flush`, made when it is first asked for; undefined where a part is unknown. */
export function styledBot(id: string): Bot | undefined {
  const bot = made.get(id) ?? makeStyled(id);
  if (bot) made.set(id, bot);
  return bot;
}

function makeStyled(id: string): Bot | undefined {
  const plus = id.indexOf('+');
  const level = id.slice(0, plus);
  const style = STYLE_IDS.find((name) => name === id.slice(plus + 1));
  return style && Object.hasOwn(LEVELS, level) ? LEVELS[level]!(id, STYLES[style]) : undefined;
}

/** The ids of all levels in all styles. */
export function styledBotIds(): string[] {
  return Object.keys(LEVELS).flatMap((level) => STYLE_IDS.map((style) => `${level}+${style}`));
}
