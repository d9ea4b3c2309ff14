import '@canfield-game/element/define';
import { renderToString } from 'react-dom/server';
import { App } from './app.js';

export const render = (): string => renderToString(<App />);
