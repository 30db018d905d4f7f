import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { LANGUAGES } from '../src/store/settings';
import { preloadLater } from '../src/ui/lateScreens';
import { firstWords, fullWords } from '../src/ui/text';
import { rulesTexts } from '../src/ui/text/rulesTexts';
import { settingsTexts } from '../src/ui/text/settingsTexts';

await Promise.all([
  ...[firstWords, fullWords, settingsTexts, rulesTexts].flatMap(({ load }) => LANGUAGES.map(load)),
  preloadLater('en'),
]);

afterEach(cleanup);
