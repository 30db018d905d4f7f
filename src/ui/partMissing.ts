/** The code or the words of a part did not come. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded.', { cause });
  }
}
