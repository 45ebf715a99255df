const titleWidth = 24;

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Breaks a title into lines of about `titleWidth` letters, four at most. If the title is longer, the last line ends in …. */
export function breakTitle(title: string): string[] {
  const lines = [''];
  for (const word of title.split(/\s+/)) {
    const line = lines[lines.length - 1] ?? '';
    if (line !== '' && line.length + 1 + word.length > titleWidth) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.length > 4 ? [...lines.slice(0, 3), `${lines[3]}…`] : lines;
}

function keycap(x: number, legend: string, isAccent: boolean): string {
  const [face, side, text] = isAccent ? ['#f2b53c', '#c38a16', '#2a1d00'] : ['#3a3f4a', '#22252c', '#f1efe9'];
  return `<g transform="translate(${x} 470)"><rect y="8" width="84" height="84" rx="16" fill="${side}"/><rect width="84" height="84" rx="16" fill="${face}"/><text x="42" y="55" font-size="38" font-weight="700" text-anchor="middle" fill="${text}">${legend}</text></g>`;
}

/** A social card of 1200 × 630 px with a page's title, and below it, unless the title is long, three keycaps. */
export function cardSvg(title: string, section: string): string {
  const lines = breakTitle(title);
  const size = lines.length > 3 ? 66 : 78;
  const text = lines.map(
    (line, i) =>
      `<text x="80" y="${215 + i * size * 1.16}" font-size="${size}" font-weight="700" fill="#eceae4">${escapeXml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Inter"><rect width="1200" height="630" fill="#14161a"/><rect width="1200" height="10" fill="#f2b53c"/><text x="80" y="112" font-size="32" font-weight="700" fill="#a6b8ff">ZMK Firmware · ${escapeXml(section)}</text>${text.join('')}${lines.length > 3 ? '' : ['Z', 'M', 'K'].map((legend, i) => keycap(80 + i * 100, legend, i === 0)).join('')}</svg>`;
}
