import type { ReactNode } from 'react';
import './dock.css';

/** What comes next, at the foot of a page: always in sight. */
export function Dock({ children }: { readonly children: ReactNode }) {
  return (
    <footer className="practice-dock">
      <div>{children}</div>
    </footer>
  );
}
