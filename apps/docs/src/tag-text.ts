const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The tag with attributes, as it is written into a page: on one line, or an attribute a line where there are many. */
export function tagText(attributes: readonly (readonly [name: string, value: string])[]): string {
  const written = attributes.map(([name, value]) => `${name}="${escaped(value)}"`);
  const line = ['<canfield-game', ...written].join(' ');
  const open = line.length <= 72 ? line : ['<canfield-game', ...written.map((text) => `  ${text}`)].join('\n');
  return `${open}${line.length <= 72 ? '' : '\n'}></canfield-game>`;
}
