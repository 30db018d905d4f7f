import { scoreCompetition } from './competition/score';
import { parseRequest, type Win } from './parseRequest';
import { scoreCommon } from './scoreCommon';
import { scoreOld } from './scoreOld';
import { scoreTaisen } from './scoreTaisen';
import { parseTable, type Table } from './sichuan/table';
import { scoreSichuan } from './sichuan/score';

/** What the scoring calculator must print for one request, read off the rules as plainly as possible. */
export function naiveScore(request: unknown): object {
  let win: Win;
  let table: Table | null;
  try {
    win = parseRequest(request);
    table = win.rules === 'sichuan' ? parseTable(request) : null;
  } catch (problem) {
    return { error: problem instanceof Error ? problem.message : 'refused' };
  }
  if (table) return scoreSichuan(win, table);
  if (win.rules === 'taisen') return scoreTaisen(win);
  if (win.rules === 'competition') return scoreCompetition(win);
  return win.rules === 'hong-kong-old' ? scoreOld(win) : scoreCommon(win);
}
