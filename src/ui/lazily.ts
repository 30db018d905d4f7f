import { createElement, lazy, useState } from 'react';
import type { ComponentType, FunctionComponent } from 'react';

/** A component that is loaded when it is first shown, or before. */
type Lazily<P> = FunctionComponent<P> & { readonly preload: () => Promise<unknown> };

/** Loads a component late. Once it is there it is drawn at once; until then the next `Suspense` shows its fallback. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): Lazily<P> {
  let loaded: ComponentType<P> | null = null;
  const preload = async () => (loaded ??= await load());
  const Late = lazy<ComponentType<P>>(async () => ({ default: await preload() }));
  const Shown: FunctionComponent<P> = (props) => {
    const [component] = useState<ComponentType<P>>(() => loaded ?? Late);
    return createElement(component, props);
  };
  return Object.assign(Shown, { preload });
}
