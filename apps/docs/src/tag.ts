import '@canfield-game/element/define';
