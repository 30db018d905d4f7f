import type { RuleSetId } from '../../engine/types';
import { firstGame } from '../../store/games';
import type { Stores } from '../context';
import { findGameWords } from '../text/gameWords';
import type { CallWords } from '../text/callWords';

/** The game that claims are called out for: that of the match under way, or the one that would be played next. */
export function gameOfCalls({ game, games, settings }: Stores): RuleSetId {
  return game.getState().match?.rules ?? firstGame(games, settings.getState().lastMatch);
}

/** What that game calls out; null while its words are not loaded. */
export function callsOf(stores: Stores): CallWords | null {
  const { language } = stores.settings.getState();
  return findGameWords(gameOfCalls(stores))?.of(language)?.calls ?? null;
}

/** By side, as in `cues`. */
const PITCHES = [1, 1.15, 0.85, 1.3];

/** A voice of the device for these calls, its own rather than one over the network. */
export function voiceFor(
  { voices: languages }: CallWords,
  speech: SpeechSynthesis,
): SpeechSynthesisVoice | null {
  const voices = speech.getVoices().filter(({ lang }) => languages.test(lang));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

/** Calls out a claim, a win or a declaration, in place of what is still being spoken. What has no word is not called. */
export function callOut(
  speech: SpeechSynthesis,
  id: string,
  manner: { words: CallWords; side: number; volume: number },
): void {
  const voice = voiceFor(manner.words, speech);
  const word = manner.words.calls[id];
  if (!voice || word === undefined) return;
  const words = new SpeechSynthesisUtterance(word);
  words.voice = voice;
  words.lang = voice.lang;
  words.pitch = PITCHES[manner.side] ?? 1;
  words.rate = 1.1;
  words.volume = manner.volume / 100;
  if (speech.speaking) speech.cancel();
  speech.speak(words);
}
