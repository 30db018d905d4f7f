import '../src/rule-sets/everything';
import { main } from '../src/cli/command';
import type { Command } from '../src/cli/command';
import { quote } from '../src/engine/quote';
import { fail } from '../src/engine/result';
import { askedBlocks, playBlocksAsked } from './blocks';
import { BLOCKS, COMMANDS } from './commands';

const [name = '--help', ...line] = process.argv.slice(2);
const play = BLOCKS[askedBlocks() ?? ''];
const asked = COMMANDS[name];
if (play) playBlocksAsked(play);
else if (asked) await main(asked, line);
else await main(noCommand(name), [name, ...line]);

/** Stands for a command that does not exist: its help lists those that do, and running it is refused. */
function noCommand(unknown: string): Pick<Command, 'says' | 'usage' | 'run'> {
  const list = Object.entries(COMMANDS).map(([each, { says }]) => `  ${each.padEnd(11)}${says}`);
  const names = Object.keys(COMMANDS).join(', ');
  return {
    says: list.join('\n'),
    usage: 'npm run research -- COMMAND [arguments], or COMMAND --help',
    run: () => Promise.resolve(fail(`There is no command ${quote(unknown)}; there are ${names}.`)),
  };
}
