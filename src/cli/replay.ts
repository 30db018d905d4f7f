import '../rule-sets/all';
import { ok } from '../engine/result';
import { main } from './main';
import { parseReplay, replayFile } from './replayFile';

await main('npm run --silent replay -- FILE', (args) => {
  const file = parseReplay(args);
  const totals = file.ok ? replayFile(file.value) : file;
  return totals.ok ? ok(process.stdout.write(`${JSON.stringify(totals.value)}\n`)) : totals;
});
