import { parseArgs } from 'node:util';
import { isBlockHelper, playBlocksAsked } from '../../src/cli/blocks';
import { headroomBlock, verifyHeadroom } from './headroom';
import { verifyHidden } from './hidden';
import { verifyNaiveAgreement } from './naiveAgreement';
import { verifyRefereedPlay, verifySameRecords } from './refereedPlay';
import { verifyRoutesStrength } from './routesStrength';
import { verifyStyles } from './styles';
import { verifyTransitions } from './transitions';

if (isBlockHelper()) playBlocksAsked(headroomBlock);
else await runChecks();

/**
 * The checks that take minutes. `npm run verify` runs all, `npm run verify -- NAME` one of them; `--ahead N` says how
 * many positions are looked at for each bot that looks ahead, `--level ID` whose styles are told apart, `--hands N` how
 * many hands show the headroom.
 */
async function runChecks(): Promise<void> {
  const { values, positionals: asked } = parseArgs({
    options: {
      ahead: { type: 'string', default: '500' },
      level: { type: 'string', default: 'routes-1' },
      hands: { type: 'string', default: '400' },
    },
    allowPositionals: true,
  });
  const checks: Readonly<Record<string, () => void | Promise<void>>> = {
    naive: verifyNaiveAgreement,
    referee: verifyRefereedPlay,
    records: verifySameRecords,
    hidden: () => verifyHidden(Number(values.ahead)),
    strength: verifyRoutesStrength,
    styles: () => verifyStyles(values.level),
    headroom: () => verifyHeadroom(import.meta.url, Number(values.hands)),
    transitions: () => console.log('transitions:', JSON.stringify(verifyTransitions(2_000, 200))),
  };
  const unknown = asked.filter((name) => !(name in checks));
  if (unknown.length > 0) {
    console.error(`There is no check ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  for (const [name, check] of Object.entries(checks))
    if (asked.length === 0 || asked.includes(name)) await check();
}
