import { Component, createElement, lazy, Suspense, useState } from 'react';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { useText } from './context';
import { Button } from './controls/buttons';
import { afterPaint } from './motion/afterPaint';
import { PartMissing } from './partMissing';
import { askAgain } from './useLate';

/** A component whose code is loaded when it is first shown, or before. */
type LateComponent<P> = FunctionComponent<P> & { readonly preload: () => Promise<unknown> };

/**
 * Once its code is there, the component is drawn at once. Until then the next `Suspense` shows its fallback. If the code
 * does not come, that is said in its place, and can be tried again; nothing else is touched.
 * @param load fetches the component
 * @param isDecoration nobody misses it: it is asked for once the rest of the screen is drawn, and nothing stands in its
 *   place until it comes, or if it does not
 */
export function lateComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isDecoration = false,
): LateComponent<P> {
  let loaded: ComponentType<P> | null = null;
  const preload = async () => (loaded ??= await load());
  const begin = () =>
    lazy<ComponentType<P>>(async () => {
      if (isDecoration) await new Promise<void>((resolve) => void afterPaint(resolve));
      try {
        return { default: await preload() };
      } catch (cause) {
        throw new PartMissing(cause);
      }
    });
  let late = begin();
  const Part: FunctionComponent<P> = (props) => {
    const [component] = useState<ComponentType<P>>(() => loaded ?? late);
    return createElement(component, props);
  };
  const Shown: FunctionComponent<P> = (props) => {
    const [{ tries, wasBroken }, setTried] = useState({ tries: 0, wasBroken: false });
    const retry = ({ isBroken }: PartMissing) => {
      late = begin();
      askAgain();
      setTried({ tries: tries + 1, wasBroken: isBroken });
    };
    return (
      <PartGuard key={tries} retry={isDecoration ? null : retry} wasBroken={wasBroken}>
        {isDecoration ? (
          <Suspense>
            <Part {...props} />
          </Suspense>
        ) : (
          <Part {...props} />
        )}
      </PartGuard>
    );
  };
  return Object.assign(Shown, { preload });
}

interface PartGuardProps {
  /** Asks for the code once more; null for what nobody misses. */
  readonly retry: ((missing: PartMissing) => void) | null;
  /** The last time its files came and were not run. */
  readonly wasBroken: boolean;
  readonly children: ReactNode;
}

interface PartState {
  readonly error: Error | null;
}

/** Catches what does not come. Other errors go on to the guard of the app. */
class PartGuard extends Component<PartGuardProps, PartState> {
  override state: PartState = { error: null };

  static getDerivedStateFromError(error: unknown): PartState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  /** The line is there, for the files came twice: only another page can run them. Nothing is lost by that. */
  override componentDidCatch(error: unknown): void {
    if (this.props.wasBroken && error instanceof PartMissing && error.isBroken) reloadPage();
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, retry } = this.props;
    if (error === null) return children;
    if (!(error instanceof PartMissing)) throw error;
    return retry && <Missing retry={() => retry(error)} />;
  }
}

const reloadPage = () => window.location.reload();

function Missing({ retry }: { readonly retry: () => void }) {
  const { crash, setUp } = useText();
  return (
    <div className="card part-missing" role="alert">
      <p>{crash.partMissing}</p>
      <div className="dialog-actions">
        <Button onClick={reloadPage}>{crash.reload}</Button>
        <Button look="main" icon="again" onClick={retry}>
          {setUp.retry}
        </Button>
      </div>
    </div>
  );
}
