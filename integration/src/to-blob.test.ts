import type { CanfieldGame } from '@canfield-game/element';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

const open = useBrowser();

/** Of the picture: its size, whether it is a PNG, and how many of its pixels are not those of the canvases. */
const compared = (page: Page) =>
  page
    .locator('canfield-game')
    .first()
    .evaluate(async (element) => {
      const tag = element as CanfieldGame;
      tag.style.borderRadius = '0';
      const blob = await tag.toBlob();
      const image = await createImageBitmap(blob);
      const pixels = (draw: (context: CanvasRenderingContext2D) => void): Uint8ClampedArray => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: image.width, height: image.height });
        const context = canvas.getContext('2d');
        if (context) draw(context);
        return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      };
      const picture = pixels((context) => {
        context.drawImage(image, 0, 0);
      });
      const seen = pixels((context) => {
        const [ground, ...patches] = tag.renderRoot.querySelectorAll('canvas');
        if (ground) context.drawImage(ground, 0, 0);
        for (const patch of patches) {
          const [x, y] = [patch.style.left, patch.style.top].map((place) =>
            Math.round(parseFloat(place) * devicePixelRatio),
          );
          context.drawImage(patch, x ?? 0, y ?? 0);
        }
      });
      const differing = picture.filter((value, position) => Math.abs(value - (seen[position] ?? 0)) > 3).length;
      return { type: blob.type, width: image.width, differing, inks: new Set(new Uint32Array(picture.buffer)).size };
    });

describe('a picture of the table as a file', () => {
  it('is made under a strict policy, without an offence', async () => {
    const page = await open('strict.html', { viewport: { width: 480, height: 620 } });
    await page.addInitScript(() => {
      const offences: string[] = [];
      Object.assign(window, { offences });
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => offences.push(violatedDirective));
    });
    await page.reload();
    const table = await Table.on(page);
    await table.tap('QC');
    const picture = await page.evaluate(() =>
      (document.querySelector('canfield-game') as CanfieldGame)
        .toBlob({ width: 600, pixelRatio: 2 })
        .then(createImageBitmap)
        .then(({ width }) => width),
    );
    expect(picture).toBe(1200);
    expect(await page.evaluate(() => (window as unknown as { offences: string[] }).offences)).toEqual([]);
  });

  for (const [name, options] of Object.entries({
    'in forced colours': { forcedColors: 'active' as const },
    'in the dark': { colorScheme: 'dark' as const },
    'on a screen of fine pixels': { deviceScaleFactor: 2.5 },
  })) {
    it(`is what is seen ${name}`, async () => {
      const page = await open('one-tag.html', { viewport: { width: 480, height: 620 }, ...options });
      const table = await Table.on(page);
      await table.set({ motion: 'none' });
      await page.mouse.move(0, 0);
      await table.settled();
      // A look that comes late is dealt late: what moves has a canvas of its own.
      const moving = () =>
        table.tag.evaluate((tag) => tag.shadowRoot?.querySelectorAll('canvas[style*=transform]').length);
      await expect.poll(moving, { timeout: 10_000 }).toBe(0);
      const { inks, ...picture } = await compared(page);
      const width = Math.round(464 * (name.includes('fine') ? 2.5 : 1));
      expect(picture).toEqual({ type: 'image/png', width, differing: 0 });
      expect(inks).toBeGreaterThan(20);
    });
  }
});
