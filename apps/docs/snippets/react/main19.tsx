import { createRoot } from 'react-dom/client';
import { Game } from './Game19';

const place = document.querySelector('#app');
if (place) createRoot(place).render(<Game deal="CF1-D3-AAAAACL" />);
