import { useCallback } from 'react';
import type { RuleSetId } from '../../engine/types';
import type { Language } from '../../store/settings';
import { chainOf, WHOLE } from '../text/languages';
import { useLoading } from '../useLoading';

/** The addresses of the rules as text, by file: each rule set's own page and its translations. */
const files = import.meta.glob<string>('../../rule-sets/*/RULES*.md', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const FILE = /([^/]+)\/RULES(?:\.([\w-]+))?\.md$/;

/** The rule set whose page a path or link names: its folder is its id. */
export function ruleSetIn(path: string): RuleSetId {
  return /([^/]+)\/RULES/.exec(path)?.[1] ?? '';
}

/** The address of a rule set's page in a language, or in the next that has one. */
export function pageUrl(rules: RuleSetId, language: Language): string | null {
  const own = Object.entries(files).filter(([path]) => ruleSetIn(path) === rules);
  const byLanguage = new Map(own.map(([path, url]) => [FILE.exec(path)?.[2] ?? WHOLE, url]));
  return chainOf(language).flatMap((each) => byLanguage.get(each) ?? [])[0] ?? null;
}

const loaded = new Map<string, string>();

/** The text at an address, loaded once per visit. */
export async function readText(url: string): Promise<string> {
  const known = loaded.get(url);
  if (known !== undefined) return known;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The rules could not be loaded (${answer.status}).`);
  const text = await answer.text();
  loaded.set(url, text);
  return text;
}

/** The text at an address: null until it is there. */
export interface LoadedText {
  readonly text: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads a text once per visit. A null address loads nothing. */
export function useLoaded(url: string | null): LoadedText {
  const text = url === null ? null : (loaded.get(url) ?? null);
  const fetchText = useCallback(() => readText(url ?? ''), [url]);
  const loading = useLoading(url === null || text !== null ? null : fetchText);
  return { text, failed: loading.failed, retry: loading.retry };
}
