import { rmSync } from 'node:fs';
import { DIFFERENCES } from './baseline.js';

/** What differed in an earlier run is no news. */
export default (): void => {
  rmSync(DIFFERENCES, { recursive: true, force: true });
};
