import '../rule-sets/everything';
import { adviceLine } from './coach/adviceLine';
import { coachRecords } from './coach/coachRecords';
import { COACH_USAGE, parseCoach } from './coach/coachRequest';
import { main } from './main';

/** What each decision of recorded matches was worth: one JSON object a line, in order. */
await main(COACH_USAGE, (args) => {
  const request = parseCoach(args);
  if (!request.ok) return request;
  return coachRecords(request.value, (advice) => {
    process.stdout.write(`${JSON.stringify(adviceLine(advice))}\n`);
  });
});
