import { Mind } from '../targets/mind';
import { Plans } from './plan';
import type { TunedBook } from './tuning';

/** A mind that plays by a book. */
export function bookMind(book: TunedBook): Mind {
  return new Mind(new Plans(book), book.taste);
}
