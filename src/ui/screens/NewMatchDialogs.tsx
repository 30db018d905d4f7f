import { Suspense } from 'react';
import { useText } from '../context';
import { Dialog } from '../controls/Dialog';
import { Fetched } from '../controls/Fetched';
import { lateComponent } from '../lateComponent';
import type { Introduction as IntroductionWords } from '../text/gameWords';
import type { SetupControls } from './useMatchSetup';

const AllOptions = lateComponent(async () => (await import('../options/AllOptions')).AllOptions);
const ShareSetup = lateComponent(async () => (await import('../share/ShareSetup')).ShareSetup);
const StartCheck = lateComponent(async () => (await import('../house/StartCheck')).StartCheck);
const Introduction = lateComponent(async () => (await import('./Introduction')).Introduction);

/** What is asked or shown over the form for a new match. */
export type Asking = 'options' | 'introduction' | 'share' | 'check';

interface NewMatchDialogsProps {
  readonly asking: Asking;
  readonly setup: SetupControls;
  /** What has to be known before a first match; null where that is nothing. */
  readonly introduction: IntroductionWords | null;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** The dialogs of the form for a new match. */
export function NewMatchDialogs(props: NewMatchDialogsProps) {
  const { asking, setup, introduction, onStart, onClose } = props;
  const text = useText();
  switch (asking) {
    case 'options':
      return (
        <Dialog title={text.setUp.options} size="wide" onClose={onClose}>
          <Fetched>
            <AllOptions setup={setup} onDone={onClose} />
          </Fetched>
        </Dialog>
      );
    case 'check':
      return (
        <Suspense>
          <StartCheck table={setup} onStart={onStart} onClose={onClose} />
        </Suspense>
      );
    case 'share':
      return (
        <Suspense fallback={null}>
          <ShareSetup setup={setup} onClose={onClose} />
        </Suspense>
      );
    case 'introduction':
      return (
        introduction && (
          <Dialog title={introduction.title} size="wide" onClose={onClose}>
            <Fetched>
              <Introduction id={setup.rules} words={introduction} onStart={onStart} onClose={onClose} />
            </Fetched>
          </Dialog>
        )
      );
  }
}
