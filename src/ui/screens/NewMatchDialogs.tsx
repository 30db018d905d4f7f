import { Suspense } from 'react';
import { useText } from '../context';
import { Dialog } from '../controls/Dialog';
import { Fetched } from '../controls/Fetched';
import { lateComponent } from '../lateComponent';
import { Introduction } from './Introduction';
import type { SetupControls } from './useMatchSetup';

const AllOptions = lateComponent(async () => (await import('../options/AllOptions')).AllOptions);
const ShareSetup = lateComponent(async () => (await import('../share/ShareSetup')).ShareSetup);
const StartCheck = lateComponent(async () => (await import('../house/StartCheck')).StartCheck);

/** What is asked or shown over the form for a new match; `different`: the introduction, to be read at any time. */
export type Asking = 'options' | 'introduction' | 'different' | 'share' | 'check';

interface NewMatchDialogsProps {
  readonly asking: Asking;
  readonly setup: SetupControls;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** The dialogs of the form for a new match. */
export function NewMatchDialogs(props: NewMatchDialogsProps) {
  const { asking, setup, onStart, onClose } = props;
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
    case 'different':
      return (
        <Introduction
          id={setup.rules}
          onStart={asking === 'introduction' ? onStart : undefined}
          onClose={onClose}
        />
      );
  }
}
