import { createApp } from 'vue';
import Game from './Game.vue';

createApp(Game, { deal: 'CF1-D3-AAAAACL' }).mount(document.body);
