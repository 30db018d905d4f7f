import { vi } from 'vitest';

/** What a page without a loudspeaker was asked to sound. */
export interface StubbedAudio {
  readonly contexts: StubContext[];
  /** Start times of oscillators and noises, in seconds, in the order in which they were asked for. */
  readonly starts: number[];
  readonly pans: number[];
  /** Frequencies of oscillators. */
  readonly tones: number[];
}

class Param {
  value = 0;
  setValueAtTime(value: number): this {
    this.value = value;
    return this;
  }
  linearRampToValueAtTime(): this {
    return this;
  }
  exponentialRampToValueAtTime(value: number): this {
    if (value <= 0) throw new RangeError('An exponential ramp cannot reach zero.');
    return this;
  }
}

class StubNode {
  readonly context: StubContext;
  readonly gain = new Param();
  constructor(context: StubContext) {
    this.context = context;
  }
  connect<T>(next: T): T {
    return next;
  }
}

class StubContext {
  state: 'suspended' | 'running' | 'closed' = 'suspended';
  currentTime = 0;
  readonly sampleRate = 48_000;
  readonly destination = {};
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.state = 'closed';
    return Promise.resolve();
  }
}

/** Gives the page WebAudio that only writes down what it is asked for; the browser is always idle. */
export function stubAudio(): StubbedAudio {
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const heard: StubbedAudio = { contexts: [], starts: [], pans: [], tones: [] };
  class Source extends StubNode {
    start(at: number): void {
      heard.starts.push(at);
    }
    stop(): void {
      return undefined;
    }
  }
  vi.stubGlobal(
    'AudioContext',
    class extends StubContext {
      constructor() {
        super();
        heard.contexts.push(this);
      }
    },
  );
  vi.stubGlobal('GainNode', StubNode);
  vi.stubGlobal('DynamicsCompressorNode', StubNode);
  vi.stubGlobal('BiquadFilterNode', StubNode);
  vi.stubGlobal('AudioBufferSourceNode', Source);
  vi.stubGlobal(
    'StereoPannerNode',
    class extends StubNode {
      constructor(context: StubContext, { pan }: { readonly pan: number }) {
        super(context);
        heard.pans.push(pan);
      }
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class extends Source {
      constructor(context: StubContext, { frequency }: { readonly frequency: number }) {
        super(context);
        heard.tones.push(frequency);
      }
    },
  );
  vi.stubGlobal(
    'AudioBuffer',
    class {
      readonly sampleRate = 48_000;
      getChannelData = () => new Float32Array(8);
      copyToChannel = () => undefined;
    },
  );
  return heard;
}

/** A voice of the device. */
export const voice = (lang: string, localService = true) => ({ lang, localService, name: lang });

/** Speech that is only written down; `voices` can be changed while the page runs. */
export function stubSpeech(voices: ReturnType<typeof voice>[]) {
  const speech = Object.assign(new EventTarget(), {
    voices,
    spoken: [] as { text: string; pitch: number; volume: number; lang: string }[],
    speaking: false,
    getVoices: () => speech.voices,
    speak: (words: (typeof speech.spoken)[number]) => void speech.spoken.push(words),
    cancel: () => undefined,
  });
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return speech;
}
