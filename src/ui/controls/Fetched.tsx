import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../context';

/** What has to be fetched first. Until it is there, that is said in its place. */
export function Fetched({ children }: { readonly children: ReactNode }) {
  const { setUp } = useText();
  return <Suspense fallback={<p aria-busy="true">{setUp.loading}</p>}>{children}</Suspense>;
}
