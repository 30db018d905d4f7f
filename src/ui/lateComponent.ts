import { createElement, lazy, useState } from 'react';
import type { ComponentType, FunctionComponent } from 'react';

/** A component whose code is loaded when it is first shown, or before. */
type LateComponent<P> = FunctionComponent<P> & { readonly preload: () => Promise<unknown> };

/** Once its code is there, the component is drawn at once. Until then the next `Suspense` shows its fallback. */
export function lateComponent<P extends object>(load: () => Promise<ComponentType<P>>): LateComponent<P> {
  let loaded: ComponentType<P> | null = null;
  const preload = async () => (loaded ??= await load());
  const Late = lazy<ComponentType<P>>(async () => ({ default: await preload() }));
  const Shown: FunctionComponent<P> = (props) => {
    const [component] = useState<ComponentType<P>>(() => loaded ?? Late);
    return createElement(component, props);
  };
  return Object.assign(Shown, { preload });
}
