import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyState, tableFixture } from './fixtures';
import { turnTable } from './scenes';
import { showApp } from '../support/page';

/** Every sentence that says the match is kept. */
const PROMISES = /is saved|都會儲存|已儲存/;

const shown = () => document.body.textContent;

describe('a browser that does not keep the match', () => {
  for (const language of ['en', 'zh-Hant-HK'] as const)
    it(`is promised nothing, at home and in the menu of the table: ${language}`, async () => {
      for (const isKept of [true, false]) {
        const said: boolean[] = [];
        showApp({ ...emptyState, isKept }, { language });
        await screen.findByRole('main');
        said.push(PROMISES.test(shown()));
        cleanup();

        showApp({ ...tableFixture(turnTable), isKept }, { language });
        fireEvent.click(await screen.findByRole('button', { name: /^(Menu|選單)$/ }));
        await screen.findByRole('dialog');
        said.push(PROMISES.test(shown()));
        cleanup();
        expect(said).toEqual([isKept, isKept]);
      }
    });
});
