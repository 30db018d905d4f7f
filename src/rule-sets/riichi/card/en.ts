import type { GameCard } from '../../../store/games';

export const card: GameCard = {
  name: 'Japanese',
  note: 'Riichi, dora, furiten; one yaku to win',
  long: 'Japanese mahjong',
  place: 'Japan',
};
