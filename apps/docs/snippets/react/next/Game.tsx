'use client';

import '@canfield-game/element/define';
import '@canfield-game/element/react';

/** On the server this is a tag with attributes; in the browser it comes to life. */
export function Game() {
  return <canfield-game deal="daily" storage-key="daily" />;
}
