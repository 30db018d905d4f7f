import { Component } from 'react';
import type { ReactNode } from 'react';
import { PREFIX } from '../store/saves/keys';
import { Button } from './controls/buttons';
import { download } from './download';
import { reloadAtHome } from './route';
import type { Text } from './text';

interface CrashProps {
  readonly text: () => Text;
  readonly isKept: () => boolean;
  readonly children: ReactNode;
}

interface CrashState {
  readonly error: Error | null;
}

/** Shown instead of the app when drawing it fails. Offers a reload, and what this browser has kept as a file. */
export class CrashGuard extends Component<CrashProps, CrashState> {
  override state: CrashState = { error: null };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { text, isKept, children } = this.props;
    return error ? <CrashScreen error={error} words={text().crash} isKept={isKept()} /> : children;
  }
}

interface CrashScreenProps {
  readonly error: Error;
  readonly words: Text['crash'];
  readonly isKept: boolean;
}

function CrashScreen({ error, words, isKept }: CrashScreenProps) {
  return (
    <main className="crash" role="alert">
      <h1>{words.title}</h1>
      <p>{words.note(isKept)}</p>
      <div className="dialog-actions">
        <Button onClick={() => download('mahjong-save.json', everythingKept())}>{words.download}</Button>
        <Button look="main" onClick={reloadAtHome}>
          {words.reload}
        </Button>
      </div>
      <details>
        <summary>{words.details}</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </main>
  );
}

/** All that this app keeps in the browser's small storage, the saved match among it. */
function everythingKept(): string {
  try {
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));
    return JSON.stringify(Object.fromEntries(kept), null, 2);
  } catch {
    return '{}';
  }
}
