import { TargetMind } from '../targets/mind';
import type { Mind } from '../targets/mind';
import { Plans } from './plan';
import type { TunedBook } from './tuning';

/** A mind that plays by a book. */
export function bookMind(book: TunedBook): Mind {
  return new TargetMind(new Plans(book), book.taste);
}
