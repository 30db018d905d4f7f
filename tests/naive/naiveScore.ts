import { scoreCompetition } from './competition/score';
import { scoreHongKongNew } from './hong-kong-new/score';
import { parseRequest } from './parseRequest';
import { scoreCommon } from './scoreCommon';
import { scoreOld } from './scoreOld';
import { scoreTaisen } from './scoreTaisen';
import { scoreSichuan } from './sichuan/score';
import { parseTable as parseTableOfSichuan } from './sichuan/table';
import { scoreTaiwan } from './taiwan/score';
import { parseTable as parseTableOfTaiwan } from './taiwan/table';

/** What the scoring calculator must print for one request, read off the rules as plainly as possible. */
export function naiveScore(request: unknown): object {
  let score: () => object;
  try {
    score = scoringOf(request);
  } catch (problem) {
    return { error: problem instanceof Error ? problem.message : 'refused' };
  }
  return score();
}

/** What is left to do once the request is read; throws where it must be refused. */
function scoringOf(request: unknown): () => object {
  const win = parseRequest(request);
  switch (win.rules) {
    case 'sichuan': {
      const table = parseTableOfSichuan(request);
      return () => scoreSichuan(win, table);
    }
    case 'taiwan': {
      const table = parseTableOfTaiwan(request, win);
      return () => scoreTaiwan(win, table);
    }
    case 'taisen':
      return () => scoreTaisen(win);
    case 'competition':
      return () => scoreCompetition(win);
    case 'hong-kong-old':
      return () => scoreOld(win);
    case 'hong-kong-common':
      return () => scoreCommon(win);
    case 'hong-kong-new':
      return () => scoreHongKongNew(win);
  }
}
