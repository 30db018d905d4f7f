import '../rule-sets/everything';
import { adviceLine } from './coach/adviceLine';
import { coachRecords } from './coach/coachRecords';
import { parseCoach } from './coach/coachRequest';
import { main } from './main';

process.stdout.on('error', () => process.exit(0));

/** What each decision of recorded matches was worth: one JSON object a line, in order. */
await main(() => {
  const request = parseCoach(process.argv.slice(2));
  if (!request.ok) return request;
  return coachRecords(request.value, (advice) => {
    process.stdout.write(`${JSON.stringify(adviceLine(advice))}\n`);
  });
});
