import type { Claim } from './cues';

/** Called out in Cantonese whatever the language of the page is. */
const WORDS: Readonly<Record<Claim, string>> = { chow: '上', pong: '碰', kong: '槓', win: '食糊' };
/** By turns after the player. */
const PITCHES = [1, 1.15, 0.85, 1.3];

/** The device's Cantonese voice, its own rather than one over the network. */
export function cantoneseVoice(speech: SpeechSynthesis): SpeechSynthesisVoice | null {
  const voices = speech.getVoices().filter(({ lang }) => /^(yue|zh[-_](hant[-_])?hk)/i.test(lang));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

/** Calls a claim out, in place of one that is still being spoken. */
export function callOut(
  speech: SpeechSynthesis,
  claim: Claim,
  manner: { side: number; volume: number },
): void {
  const voice = cantoneseVoice(speech);
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(WORDS[claim]);
  words.voice = voice;
  words.lang = voice.lang;
  words.pitch = PITCHES[manner.side] ?? 1;
  words.rate = 1.1;
  words.volume = manner.volume / 100;
  if (speech.speaking) speech.cancel();
  speech.speak(words);
}
