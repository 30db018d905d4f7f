import { createStore } from 'zustand/vanilla';
import type { Place } from '../../store/selectors/seats';

/** Whose hand lies open and is still drawn from behind: nobody's, except while hands are laid open one after the other. */
export const heldHands = createStore<readonly Place[]>(() => []);
