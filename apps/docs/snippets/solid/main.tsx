import { render } from 'solid-js/web';
import { Game } from './Game';

render(() => <Game deal="CF1-D3-AAAAACL" />, document.body);
