import { useMemo, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { browserStorage } from '../../store/saves/browserStorage';
import { readShares } from '../../store/share/keptShares';
import { challengeIn } from '../../store/share/challenge';
import { writeLink } from '../../store/share/links';
import { Button } from '../controls/buttons';
import { goTo, shareAddress } from './addresses';
import { NameField } from './NameField';
import { ShareActions } from './ShareActions';
import { shortName } from '../text/shortName';
import { useWords } from '../context';
import { shareWords } from '../text';

/** The own result of a challenge: sent as a link, and compared with what came back. */
export function MyResult({ record }: { readonly record: GameRecord }) {
  const words = useWords(shareWords);
  const [name, setName] = useState(() => readShares(browserStorage).name);
  const code = useMemo(
    () => (challengeIn(record) ? writeLink({ kind: 'result', record, by: name.trim() }) : null),
    [record, name],
  );
  const theirs = readShares(browserStorage).known.find(({ bits }) => bits === record.seed);
  const result = theirs?.result;
  return (
    <section className="card stack stack--start share-card" aria-labelledby="share-mine">
      <h2 id="share-mine">{words.result.send}</h2>
      <p className="note">{words.result.sendNote}</p>
      {result && (
        <Button icon="list" look="main" onClick={() => goTo(shareAddress(result))}>
          {words.day.compare(shortName(theirs.by))}
        </Button>
      )}
      <NameField name={name} onChange={setName} />
      <ShareActions code={code} title={words.result.title} />
    </section>
  );
}
