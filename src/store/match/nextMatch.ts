import { hashHex } from '../../engine/random';
import type { MatchConfig } from '../types';
import { startedMatch } from './session';
import type { StartedMatch } from './session';

/** The match that begins next: its tiles are fixed before the player chooses anything. */
export class NextMatch {
  private readonly randomBits: () => string;
  private bits: string | null = null;
  private ahead: StartedMatch | null = null;

  /** @param randomBits 128 random bits as 32 hexadecimal digits */
  constructor(randomBits: () => string) {
    this.randomBits = randomBits;
  }

  /** The promise that the tiles are drawn: a hash of their seed. */
  commitment(): string {
    this.bits ??= this.randomBits();
    return hashHex(this.bits);
  }

  /** Deals before the match begins, so that its start has less to do. */
  dealAhead(config: MatchConfig): void {
    this.ahead = this.dealt(config);
  }

  /** The match of this setup. The one after it has other tiles. */
  take(config: MatchConfig): StartedMatch {
    const started = this.ahead?.config === config ? this.ahead : this.dealt(config);
    this.bits = null;
    this.ahead = null;
    return started;
  }

  private dealt(config: MatchConfig): StartedMatch {
    this.bits ??= this.randomBits();
    return startedMatch(config, config.bits ?? this.bits);
  }
}
