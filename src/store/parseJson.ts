import { isDeep } from '../engine/quote';

/** Null for what is no JSON, or is nested too deep. */
export function parseJson(text: string | null): unknown {
  try {
    const json: unknown = JSON.parse(text ?? '');
    return isDeep(json) ? null : json;
  } catch {
    return null;
  }
}
