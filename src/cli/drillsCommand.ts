import { THEMES } from '../coach/drills/drill';
import { loadDrills } from '../coach/drills/loadDrills';
import { ruleSetIds } from '../engine/knownRules';
import { quote } from '../engine/quote';
import { fail, ok } from '../engine/result';
import { flag, on } from './args';
import { command } from './command';
import { listLine } from './listLine';
import { rulesOrAll } from './tableArgs';

export const drillsCommand = command({
  call: 'npm run --silent drills --',
  says: 'The positions to practise, one JSON object a line.',
  args: {
    list: on('list'),
    rules: rulesOrAll,
    theme: flag('theme', 'T', (text) => {
      const theme = THEMES.find((each) => each === text) ?? null;
      return text !== undefined && theme === null
        ? fail(`There is no theme ${quote(text)}; there are ${THEMES.join(', ')}.`)
        : ok(theme);
    }),
  },
  run: async ({ rules, theme }) => {
    for (const id of rules === null ? ruleSetIds() : [rules])
      for (const drill of await loadDrills(id))
        if (theme === null || drill.theme === theme)
          process.stdout.write(`${JSON.stringify(listLine(drill))}\n`);
    return ok(null);
  },
});
