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

/** Draws all layers below each other as one SVG. */
export function drawPicture(layers: readonly LayerDrawing[], theme: Theme): Picture {
  return inTheme(theme, () => {
    const style = getComputedStyle(document.documentElement);
    const token = (name: string) => style.getPropertyValue(name).trim();
    const width =
      Math.max(...layers.flatMap(({ drawings }) => drawings.map((drawing) => drawing.viewBox.baseVal.width))) + 2 * gap;
    let y = gap;
    const textLine = (text: string, size: number, weight: number, fill: string, space = 0): string => {
      y += 2 * size + space;
      return `<text x="${gap}" y="${y - size}" font-size="${size}" font-weight="${weight}" fill="${token(fill)}">${escape(text)}</text>`;
    };
    const placeDrawing = (drawing: SVGSVGElement): string => {
      const box = drawing.viewBox.baseVal;
      const copy = withInlineStyles(drawing);
      copy.removeAttribute('style');
      // Combo labels may extend beyond the edge.
      copy.setAttribute('overflow', 'visible');
      copy.setAttribute('x', String((width - box.width) / 2));
      copy.setAttribute('y', String(y));
      copy.setAttribute('width', String(box.width));
      copy.setAttribute('height', String(box.height));
      y += box.height + gap / 2;
      return new XMLSerializer().serializeToString(copy);
    };
    const content = layers.flatMap(({ name, drawings, notes }, index) => [
      textLine(name, 30, 600, '--text-1', index > 0 ? gap : 0),
      ...drawings.map(placeDrawing),
      ...notes.flatMap((note) => wrap(note, width - 2 * gap)).map((text) => textLine(text, noteSize, 400, '--text-2')),
    ]);
    y += gap;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" font-family="${escape(token('--font-body'))}"><rect width="100%" height="100%" fill="${token('--surface-0')}"/>${content.join('')}</svg>`;
    return { svg, width, height: y };
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
