import '@canfield-game/element/define';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.js';

const app = document.querySelector('#app');
if (app?.firstElementChild) hydrateRoot(app, <App />);
else if (app) createRoot(app).render(<App />);
