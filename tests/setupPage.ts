import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { LANGUAGES } from '../src/store/settings';
import { preloadLater } from '../src/ui/lateScreens';
import { loadText } from '../src/ui/text';

await Promise.all([...LANGUAGES.map(loadText), preloadLater()]);

afterEach(cleanup);
