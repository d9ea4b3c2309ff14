import '@canfield-game/element/define';
import type { CanfieldEventMap } from '@canfield-game/element';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';

@Component({
  selector: 'app-game',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <canfield-game [deal]="deal" theme="lamplight" (canfield-score)="follow($event)"></canfield-game>
    <p>
      Score: <output>{{ score() }}</output>
    </p>
  `,
})
export class GameComponent {
  readonly deal = 'CF1-D3-AAAAACL';
  readonly score = signal(0);

  follow({ detail }: CanfieldEventMap['canfield-score']): void {
    this.score.set(detail.score);
  }
}
