import { parseArgs } from 'node:util';
import { verifyHidden } from './hidden';
import { verifyNaiveAgreement } from './naiveAgreement';
import { verifyRefereedPlay, verifySameRecords } from './refereedPlay';
import { verifyRoutesStrength } from './routesStrength';
import { verifyStyles } from './styles';
import { verifyTransitions } from './transitions';

const { values, positionals: asked } = parseArgs({
  options: { ahead: { type: 'string', default: '500' }, level: { type: 'string', default: 'routes-1' } },
  allowPositionals: true,
});

/**
 * The checks that take minutes. `npm run verify` runs all, `npm run verify -- NAME` one of them; `--ahead N` says how
 * many positions are looked at for each bot that looks ahead, `--level ID` whose styles are told apart.
 */
const CHECKS: Readonly<Record<string, () => void>> = {
  naive: verifyNaiveAgreement,
  referee: verifyRefereedPlay,
  records: verifySameRecords,
  hidden: () => verifyHidden(Number(values.ahead)),
  strength: verifyRoutesStrength,
  styles: () => verifyStyles(values.level),
  transitions: () => console.log('transitions:', JSON.stringify(verifyTransitions(2_000, 200))),
};

const unknown = asked.filter((name) => !(name in CHECKS));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}; there are ${Object.keys(CHECKS).join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const [name, check] of Object.entries(CHECKS)) if (asked.length === 0 || asked.includes(name)) check();
}
