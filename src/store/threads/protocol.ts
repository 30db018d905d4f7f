/** What the page sends to a thread: a question, or that its answer is no longer wanted. */
export type ToThread<Asked> =
  | { readonly id: number; readonly asked: Asked }
  | { readonly id: number; readonly isDropped: true };

/** What a thread says of a question: that it begins to think, any number of answers, and how it ended. */
export type FromThread<News> =
  | { readonly id: number; readonly type: 'begun' | 'end' }
  | { readonly id: number; readonly type: 'news'; readonly news: News }
  | { readonly id: number; readonly type: 'failed'; readonly detail: string };

const TYPES: readonly unknown[] = ['begun', 'end', 'news', 'failed'] satisfies FromThread<unknown>['type'][];

export function isFromThread(data: unknown): data is FromThread<unknown> {
  return typeof data === 'object' && data !== null && 'type' in data && TYPES.includes(data.type);
}
