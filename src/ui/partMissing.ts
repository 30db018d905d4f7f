/** The code or the words of a part did not come. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded.', { cause });
  }

  /** Its files came, but were not run (`scripts/build/partLoader`): this page may never be able to. */
  get isBroken(): boolean {
    return this.cause instanceof Error && this.cause.name === 'PartBroken';
  }
}
