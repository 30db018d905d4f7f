import { Suspense, useMemo, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { browserStorage } from '../../store/saves/browserStorage';
import { challengeIn } from '../../store/share/challenge';
import { dayOfWalls } from '../../store/share/day';
import { readShares } from '../../store/share/keptShares';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { today } from '../today';
import { goTo, shareAddress } from './addresses';
import { dayAddress } from './dayAddress';
import { MyResult } from './MyResult';
import { useWords } from '../context';
import { shareWords } from '../text';

/** Ways to share the match that has just ended, and whose record this is. */
export function ShareEnded({ record }: { readonly record: GameRecord }) {
  const words = useWords(shareWords);
  const [isOpen, setOpen] = useState(false);
  const isChallenge = useMemo(() => challengeIn(record) !== null, [record]);
  const day = useMemo(() => dayOfWalls(record.seed ?? '', today()), [record]);
  const known = useMemo(
    () => readShares(browserStorage).known.find(({ bits }) => bits === record.seed),
    [record],
  );
  const result = known?.result;
  if (!isChallenge || !record.complete) return null;
  return (
    <section className="card stack stack--start share-card share-ended" aria-labelledby="share-ended">
      <h2 id="share-ended">{words.result.send}</h2>
      <p className="note">{words.result.sendNote}</p>
      <div className="row share-buttons">
        {day !== null && (
          <Button icon="sun" look="main" onClick={() => goTo(dayAddress(day))}>
            {words.day.open}
          </Button>
        )}
        {result && (
          <Button icon="list" look="main" onClick={() => goTo(shareAddress(result))}>
            {words.day.compare(known.by)}
          </Button>
        )}
        <Button icon="next" onClick={() => setOpen(true)}>
          {words.result.send}
        </Button>
      </div>
      {isOpen && (
        <Dialog title={words.result.send} onClose={() => setOpen(false)}>
          <Suspense fallback={null}>
            <MyResult record={record} />
          </Suspense>
        </Dialog>
      )}
    </section>
  );
}
