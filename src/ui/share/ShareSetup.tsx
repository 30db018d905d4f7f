import { Suspense, useMemo, useState } from 'react';
import { botsOf } from '../../store/selectors/opponents';
import { tableOf } from '../../store/selectors/knownTables';
import { completeOptions } from '../../store/selectors/optionList';
import { differing } from '../../store/selectors/presets';
import { browserStorage } from '../../store/saves/browserStorage';
import { challengeWith } from '../../store/share/challenge';
import { noteChallenge, readShares } from '../../store/share/keptShares';
import { writeLink } from '../../store/share/links';
import type { Challenge, Shared } from '../../store/share/shared';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { Segmented, Switch } from '../controls/Segmented';
import type { SetupControls } from '../screens/useMatchSetup';
import { NameField } from './NameField';
import { ShareActions } from './ShareActions';
import { TableFacts } from './TableFacts';
import { useStart } from './useStart';
import { useWords } from '../context';
import { newBits } from '../newBits';
import { shareWords } from '../text';

interface ShareSetupProps {
  readonly setup: SetupControls;
  readonly onClose: () => void;
}

const KINDS = ['challenge', 'rules'] as const;

/** What stands in the form for a new match, as a challenge for a friend or as rules alone. */
export function ShareSetup({ setup, onClose }: ShareSetupProps) {
  const words = useWords(shareWords);
  return (
    <Dialog title={words.setUp.title} size="wide" onClose={onClose}>
      <Suspense fallback={<p aria-busy="true">{words.reading}</p>}>
        <Choices setup={setup} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function Choices({ setup, onClose }: ShareSetupProps) {
  const { setUp } = useWords(shareWords);
  const { rules, changed: options } = setup;
  const [kind, setKind] = useState<(typeof KINDS)[number]>('challenge');
  return (
    <div className="stack share-set-up">
      <Segmented
        label={setUp.what}
        values={KINDS}
        value={kind}
        wordFor={(each) => setUp[each]}
        note={kind === 'rules' ? setUp.rulesNote : setUp.note}
        onChange={setKind}
      />
      {kind === 'challenge' ? (
        <ChallengeChoices setup={setup} onClose={onClose} />
      ) : (
        <>
          <TableFacts table={{ rules, options }} />
          <LinkOf shared={{ kind: 'rules', rules, options }} />
        </>
      )}
    </div>
  );
}

function ChallengeChoices({ setup, onClose }: ShareSetupProps) {
  const { setUp } = useWords(shareWords);
  const { rules, changed, opponents, mixedStyles } = setup;
  const { once } = tableOf(rules);
  const [bits] = useState(newBits);
  const [isShort, setShort] = useState(once !== undefined);
  const [name, setName] = useState(() => readShares(browserStorage).name);
  const challenge = useMemo(() => {
    const options = isShort ? differing(rules, completeOptions(rules, { ...changed, ...once })) : changed;
    return challengeWith(
      { rules, options, opponents: botsOf(opponents, rules), mixedStyles, text: '' },
      bits,
    );
  }, [rules, changed, once, opponents, mixedStyles, bits, isShort]);
  return (
    <>
      {once && <Switch label={setUp.short} on={isShort} onChange={setShort} />}
      <TableFacts table={challenge} bots={challenge.bots} />
      <NameField name={name} onChange={setName} />
      <LinkOf shared={{ kind: 'challenge', challenge, by: name.trim() }} />
      <PlayNow challenge={challenge} onClose={onClose} />
    </>
  );
}

function PlayNow({ challenge, onClose }: { readonly challenge: Challenge; readonly onClose: () => void }) {
  const { setUp } = useWords(shareWords);
  const { bits } = challenge;
  const { start, question } = useStart(challenge, () => {
    noteChallenge(browserStorage, { bits, by: '', result: null });
    onClose();
  });
  return (
    <div className="dialog-actions">
      <Button icon="play" onClick={start}>
        {setUp.play}
      </Button>
      {question}
    </div>
  );
}

function LinkOf({ shared }: { readonly shared: Shared }) {
  const { setUp } = useWords(shareWords);
  const code = useMemo(() => writeLink(shared), [shared]);
  return <ShareActions code={code} title={setUp.title} />;
}
