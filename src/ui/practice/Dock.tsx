import type { ReactNode } from 'react';

/** What comes next, at the foot of a page: always in sight. */
export function Dock({ children }: { readonly children: ReactNode }) {
  return <footer className="dock">{children}</footer>;
}
