import { checkNode, ensureInstalled } from './workspace.mjs';

checkNode();
ensureInstalled();
