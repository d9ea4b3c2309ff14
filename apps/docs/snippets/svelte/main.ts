import { mount } from 'svelte';
import Game from './Game.svelte';

mount(Game, { target: document.body, props: { deal: 'CF1-D3-AAAAACL' } });
