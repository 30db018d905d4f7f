import type { TuningId } from '../botPart';
import type { Bot } from '../bot';
import { bookBot } from '../players/bookBot';
import { gentle2As, gentleAs } from '../players/gentle';
import { masterAs } from '../players/master';
import { sharpAs } from '../players/sharp';
import { STYLE_IDS, type StyleId } from './styleIds';

/** Makes a bot that plays in a style. */
type Styled = (id: string, style: StyleId) => Bot;

const byBook =
  (tuning: TuningId): Styled =>
  (id, style) =>
    bookBot(id, { tuning, style });

/** The bots that can have a style, by id: all that play by a book. */
const STYLED: Readonly<Record<string, Styled>> = {
  routes: byBook('routes-1'),
  'routes-1': byBook('routes-1'),
  'routes-first-guess': byBook('routes-first-guess'),
  gentle: (id, style) => gentleAs(id, byBook('routes-1')(id, style)),
  'gentle-2': (id, style) => gentle2As(id, byBook('routes-1')(id, style)),
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
  const plain = id.slice(0, plus);
  const style = STYLE_IDS.find((name) => name === id.slice(plus + 1));
  return style && Object.hasOwn(STYLED, plain) ? STYLED[plain]!(id, style) : undefined;
}

/** The ids of all bots that can have a style, in every style. */
export function styledBotIds(): string[] {
  return Object.keys(STYLED).flatMap((plain) => STYLE_IDS.map((style) => `${plain}+${style}`));
}
