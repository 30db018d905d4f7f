import '../src/rule-sets/everything';
import { main } from '../src/cli/command';
import type { Command } from '../src/cli/command';
import { quote } from '../src/engine/quote';
import { fail, ok } from '../src/engine/result';
import { askedBlocks, playBlocksAsked } from './blocks';
import { BLOCKS, COMMANDS } from './commands';

const [name, ...line] = process.argv.slice(2);
const play = BLOCKS[askedBlocks() ?? ''];
const asked = COMMANDS[name ?? ''];
if (play) playBlocksAsked(play);
else await main(asked ?? help(), line);

/** Says which commands there are; an unknown one is refused. */
function help(): Pick<Command, 'says' | 'usage' | 'run'> {
  const list = Object.entries(COMMANDS).map(([each, { says }]) => `  ${each.padEnd(11)}${says}`);
  const usage = 'npm run research -- COMMAND [arguments], or COMMAND --help';
  const says = list.join('\n');
  return {
    says,
    usage,
    run: () => {
      if (name === undefined || name === '--help')
        return Promise.resolve(ok(process.stdout.write(`${says}\nUsage: ${usage}\n`)));
      return Promise.resolve(
        fail(`There is no command ${quote(name)}; there are ${Object.keys(COMMANDS).join(', ')}.`),
      );
    },
  };
}
