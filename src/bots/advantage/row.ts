/** Numbers that are written one after another, most of them 0. */
export class Row {
  readonly numbers: Float64Array;
  private at = 0;

  constructor(length: number) {
    this.numbers = new Float64Array(length);
  }

  /** Everything is 0 again, and the next number comes at `at`. */
  restart(at: number): void {
    this.numbers.fill(0);
    this.goTo(at);
  }

  /** The next number comes at `at`. */
  goTo(at: number): void {
    this.at = at;
  }

  put(value: number): void {
    this.numbers[this.at++] = value;
  }

  /** Takes so many places, and puts a value in one of them. */
  pick(places: number, place: number, value = 1): void {
    this.numbers[this.at + place] = value;
    this.at += places;
  }

  /** Takes so many places. `add` then counts in them. */
  leave(places: number): number {
    const from = this.at;
    this.at += places;
    return from;
  }

  add(place: number, value: number): void {
    this.numbers[place]! += value;
  }
}
