import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SHEET = fileURLToPath(new URL('out/sheet.html', import.meta.url));

/** Each scene has its pictures beside it, each look of panels in its folder. */
const pictures = ['scenes', 'panels']
  .flatMap((folder) =>
    readdirSync(`${HERE}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.png'))
  .sort();
const folders = [...new Set(pictures.map((file) => dirname(file)))];

/** @param {string} file */
const figure = (file) =>
  `<figure><img src="../${file}" loading="lazy"><figcaption>${basename(file, '.png')}</figcaption></figure>`;

/** @param {string} folder */
const section = (folder) =>
  `<h2>${folder}</h2>\n${pictures
    .filter((file) => dirname(file) === folder)
    .map(figure)
    .join('\n')}`;

mkdirSync(dirname(SHEET), { recursive: true });
writeFileSync(
  SHEET,
  `<!doctype html>
<meta charset="utf-8">
<title>${pictures.length} pictures</title>
<style>
  body { font: 14px system-ui, sans-serif; background: #808080; }
  figure { display: inline-block; margin: 8px; vertical-align: top; }
  img { display: block; max-width: 90vw; }
</style>
${folders.map(section).join('\n')}
`,
);
console.log(`${pictures.length} pictures: ${pathToFileURL(SHEET).href}`);
