import { Fetched } from '../controls/Fetched';
import { lateComponent } from '../lateComponent';
import { RenderStep } from '../live/RenderStep';
import { NextFrame } from '../motion/NextFrame';
import { Account } from './Account';
import { isPaidOverTime } from './accountLines';
import { AllHands } from './AllHands';
import { PaymentRows } from './PaymentRows';
import { isEveryHand } from './resultFacts';
import type { ResultFacts } from './resultFacts';
import { SheetParts } from './SheetParts';
import { WinBand } from './WinBand';

/** Only games that score losers' hands draw it. */
const EveryHand = lateComponent(async () => (await import('./everyHand/EveryHand')).EveryHand);

/** What each hand of a deal that is over is worth, what that costs whom, and what everybody held. */
export function ResultParts({ facts }: { readonly facts: ResultFacts }) {
  const { deal } = facts.result;
  if (isEveryHand(deal))
    return (
      <RenderStep after={1}>
        <Fetched>
          <EveryHand facts={facts} />
        </Fetched>
      </RenderStep>
    );
  return (
    <>
      {deal.wins.map((win) => (
        <div key={win.seat} className="win-part">
          <WinBand facts={facts} win={win} />
          <RenderStep after={1}>
            <SheetParts deal={deal} sheet={win.sheet} />
          </RenderStep>
        </div>
      ))}
      <RenderStep after={2}>
        {isPaidOverTime(deal) ? <Account facts={facts} /> : <PaymentRows facts={facts} />}
      </RenderStep>
      <NextFrame>
        <AllHands facts={facts} />
      </NextFrame>
    </>
  );
}
