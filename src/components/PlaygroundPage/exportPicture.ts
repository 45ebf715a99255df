import { arrange } from './pictureLayout';

/** CSS properties that are copied into the exported SVG, unless they have their initial value. */
const initialValues = {
  fill: 'rgb(0, 0, 0)',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
};

export type Theme = 'light' | 'dark';
export type Picture = Readonly<{ svg: string; width: number; height: number }>;

const gap = 40;
const noteSize = 20;
const titleSize = 44;

/** Runs `read` with the page switched to a theme, and switches back before the browser paints. */
function inTheme<T>(theme: Theme, read: () => T): T {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  dataset.theme = theme;
  try {
    return read();
  } finally {
    if (before === undefined) delete dataset.theme;
    else dataset.theme = before;
  }
}

/** Copies a drawing with its styles as attributes, so that it needs no style sheet. */
function withInlineStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [...drawing.querySelectorAll<SVGElement>('rect, text, path')];
  [...copy.querySelectorAll<SVGElement>('rect, text, path')].forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const computed = getComputedStyle(original);
    for (const [property, initial] of Object.entries(initialValues)) {
      const value = computed.getPropertyValue(property);
      if (value !== initial) element.setAttribute(property, value);
    }
  });
  for (const element of copy.querySelectorAll('[class]')) element.removeAttribute('class');
  return copy;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** One layer: its drawings (one, or one per half) and the notes below them. */
type LayerDrawing = Readonly<{ name: string; drawings: readonly SVGSVGElement[]; notes: readonly string[] }>;

export type PictureOptions = Readonly<{
  theme: Theme;
  /** Above all layers. */
  title: string;
  isTransparent: boolean;
  /** By default, as many as fit the shape of a page. */
  columns?: number | undefined;
  /** Below all layers, such as what's missing in them. */
  footnote: string;
}>;

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function textLine(text: string, y: number, size: number, weight: number, fill: string): string {
  return `<text x="0" y="${y}" font-size="${size}" font-weight="${weight}" fill="${token(fill)}">${escape(text)}</text>`;
}

/** Draws one layer with its name and notes, from the top left. */
function drawBlock({ name, drawings, notes }: LayerDrawing) {
  const width = Math.max(...drawings.map((drawing) => drawing.viewBox.baseVal.width));
  let height = 60;
  const content = [textLine(name, 30, 30, 600, '--text-1')];
  for (const drawing of drawings) {
    const box = drawing.viewBox.baseVal;
    const copy = withInlineStyles(drawing);
    copy.removeAttribute('style');
    // Combo labels may extend beyond the edge.
    copy.setAttribute('overflow', 'visible');
    copy.setAttribute('x', String((width - box.width) / 2));
    copy.setAttribute('y', String(height));
    copy.setAttribute('width', String(box.width));
    copy.setAttribute('height', String(box.height));
    height += box.height + gap / 2;
    content.push(new XMLSerializer().serializeToString(copy));
  }
  for (const line of notes.flatMap((note) => wrap(note, width))) {
    height += 2 * noteSize;
    content.push(textLine(line, height - noteSize, noteSize, 400, '--text-2'));
  }
  return { content: content.join(''), width, height };
}

/** Draws the layers as one SVG. */
export function drawPicture(layers: readonly LayerDrawing[], options: PictureOptions): Picture {
  return inTheme(options.theme, () => {
    const blocks = layers.map(drawBlock);
    const arrangement = arrange(blocks, gap, options.columns);
    const width = arrangement.width + 2 * gap;
    const top = options.title ? titleSize * 2 : 0;
    const footnote = options.footnote ? wrap(options.footnote, arrangement.width) : [];
    const bottom = top + arrangement.height;
    const height = bottom + footnote.length * 2 * noteSize + 2 * gap;
    const content = [
      options.title ? textLine(options.title, titleSize, titleSize, 700, '--text-1') : '',
      ...blocks.map(({ content: block }, index) => {
        const { x, y } = arrangement.places[index] ?? { x: 0, y: 0 };
        return `<g transform="translate(${x} ${y + top})">${block}</g>`;
      }),
      ...footnote.map((line, index) => textLine(line, bottom + (index + 1) * 2 * noteSize, noteSize, 400, '--text-2')),
    ].join('');
    const background = options.isTransparent ? '' : `<rect width="100%" height="100%" fill="${token('--surface-0')}"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${escape(token('--font-body'))}">${background}<g transform="translate(${gap} ${gap})">${content}</g></svg>`;
    return { svg, width, height };
  });
}

/** Breaks text into lines, assuming that a letter is about 0.6 times as wide as its font size. */
function wrap(text: string, width: number): readonly string[] {
  const maxLength = Math.max(10, Math.floor(width / (noteSize * 0.6)));
  return text.match(new RegExp(`\\S.{0,${maxLength - 1}}(?=\\s|$)|\\S{${maxLength}}`, 'g')) ?? [];
}

/** Renders a picture as PNG. Browsers limit the size of a canvas, so large pictures get a lower resolution. */
export async function toPng({ svg, width, height }: Picture): Promise<Blob | null> {
  const scale = Math.min(1.5, 16_000 / Math.max(width, height), Math.sqrt(120_000_000 / (width * height)));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
