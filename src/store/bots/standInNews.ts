import type { BotFault } from './botPort';

type Report = (fault: BotFault) => void;

/** Reports every fault, and tells the player with the first one that a stand-in plays. */
export function withStandInNews(report: Report, tell: () => void): Report {
  let isTold = false;
  return (fault) => {
    report(fault);
    if (!isTold) tell();
    isTold = true;
  };
}
