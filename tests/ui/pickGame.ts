import { fireEvent, screen, within } from '@testing-library/react';

/** Chooses a game of the form for a new match, in English, by its whole name. */
export async function pickGame(name: RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^Rule set/ }));
  const dialog = screen.getByRole('dialog', { name: 'Choose a game' });
  fireEvent.click(await within(dialog).findByRole('button', { name }));
}
