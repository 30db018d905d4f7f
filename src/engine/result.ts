/** What a parser gives: a value, or one sentence that names the offending part. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(error: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error };
}
