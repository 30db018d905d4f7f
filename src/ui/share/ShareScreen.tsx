import { Suspense, useCallback, useMemo } from 'react';
import { readLink } from '../../store/share/links';
import { wholeCode } from '../../store/share/packing';
import type { LinkRefusal } from '../../store/share/packing';
import type { Shared } from '../../store/share/shared';
import { useSettings, useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import { lateComponent } from '../lateComponent';
import { toldBy } from '../history/replay/replayPeople';
import { ReplayScreen } from '../history/replay/ReplayScreen';
import { useOpened } from '../live/layers';
import { useLoading } from '../useLoading';
import { ChallengePage } from './ChallengePage';
import { OpenForm } from './OpenForm';
import { RecordPage } from './RecordPage';
import { ResultPage } from './ResultPage';
import { RulesPage } from './RulesPage';
import { SharePage } from './SharePage';
import { shareWords } from '../text';
import { cardOf } from '../text/languages';
import type { ShareWords } from '../languages/en/share';

const CalculatorScreen = lateComponent(
  async () => (await import('../calculator/CalculatorScreen')).CalculatorScreen,
);

interface ShareScreenProps {
  /** What stands in the address; empty where a link is still to be put in. */
  readonly code: string;
  readonly onClose: () => void;
}

/** What a link holds, or why it is refused. */
export function ShareScreen({ code, onClose }: ShareScreenProps) {
  const words = useWords(shareWords);
  const { shared: read, why, retry } = useLink(code);
  const sender = useSettings(({ language }) => cardOf(language).sender);
  const shared = useMemo(() => read && told(read, { sender, friend: words.friend }), [read, sender, words]);
  const [isReplayed, setReplayed, closeReplay] = useOpened<true>();
  if (isReplayed && shared && 'record' in shared) {
    const at = shared.kind === 'record' ? (shared.hand ?? 0) : 0;
    return <ReplayScreen record={shared.record} at={at} from={words.title} onClose={closeReplay} />;
  }
  if (shared?.kind === 'hand')
    return (
      <Suspense fallback={<p aria-busy="true">{words.reading}</p>}>
        <CalculatorScreen given={shared.draft} isForeign onClose={onClose} />
      </Suspense>
    );
  return (
    <SharePage title={shared ? titleOf(shared, words) : words.title} onClose={onClose}>
      {why && <Refused why={why} onRetry={retry} />}
      {(code === '' || why !== null) && <OpenForm />}
      {code !== '' && !why && !shared && <p aria-busy="true">{words.reading}</p>}
      {shared && read && (
        <Suspense fallback={<p aria-busy="true">{words.reading}</p>}>
          <Opened shared={shared} given={read} code={code} onReplay={() => setReplayed(true)} />
        </Suspense>
      )}
    </SharePage>
  );
}

/** What somebody else played: nobody in it is called as the reader is. */
function told(shared: Shared, names: { readonly sender: string; readonly friend: string }): Shared {
  if (shared.kind === 'result')
    return { ...shared, record: toldBy(shared.record, shared.by || names.friend) };
  return shared.kind === 'record' ? { ...shared, record: toldBy(shared.record, names.sender) } : shared;
}

/** What is shown as a card. A hand opens in the calculator. */
type Card = Exclude<Shared, { kind: 'hand' }>;

function titleOf({ kind }: Card, words: ShareWords): string {
  return words[kind].title;
}

interface OpenedProps {
  readonly shared: Card;
  /** The same as it stands in the link. */
  readonly given: Shared;
  readonly code: string;
  readonly onReplay: () => void;
}

function Opened({ shared, given, code, onReplay }: OpenedProps) {
  switch (shared.kind) {
    case 'rules':
      return <RulesPage table={shared} />;
    case 'challenge':
      return <ChallengePage challenge={shared.challenge} by={shared.by} />;
    case 'result':
      return <ResultPage record={shared.record} by={shared.by} code={code} onReplay={onReplay} />;
    case 'record':
      return (
        <RecordPage
          record={shared.record}
          {...('record' in given && { given: given.record })}
          onReplay={onReplay}
        />
      );
  }
}

function Refused({ why, onRetry }: { readonly why: LinkRefusal; readonly onRetry: () => void }) {
  const words = useWords(shareWords);
  return (
    <section className="card stack stack--start share-card" role="alert">
      <p>
        {words.refusals[why]} {words.nothingLost}
      </p>
      {why === 'not-loaded' && (
        <Button icon="again" onClick={onRetry}>
          {words.again}
        </Button>
      )}
    </section>
  );
}

/** Lets the page answer between the hands of a long match. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve));

interface OpenedLink {
  readonly shared: Shared | null;
  readonly why: LinkRefusal | null;
  readonly retry: () => void;
}

/** Reads a link; nothing is set while it is being read. Another link needs another component. */
function useLink(code: string): OpenedLink {
  const { games } = useStores();
  const load = useCallback(() => readLink(wholeCode(code), { games, rest }), [code, games]);
  const { value: link, retry } = useLoading(code === '' ? null : load);
  return { shared: link?.ok ? link.value : null, why: link?.ok === false ? link.why : null, retry };
}
