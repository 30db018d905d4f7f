import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <h1>Hong Kong Mahjong</h1>
  </StrictMode>,
);
