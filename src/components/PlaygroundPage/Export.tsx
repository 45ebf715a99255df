import { useState, type ReactElement, type RefObject } from 'react';
import { drawPicture, toPng, type Theme } from './exportDrawing';
import styles from './styles.module.css';

type Props = Readonly<{
  layers: RefObject<HTMLDivElement | null>;
  /** Draws the layers that are not drawn yet. */
  complete: () => void;
  names: readonly string[];
}>;

/** Long enough for the browser to have taken the file. */
const revokeAfterMs = 2000;

function download(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}

/** Saves the layers as a picture, or prints them. */
export default function Export({ layers, complete, names }: Props): ReactElement {
  const [theme, setTheme] = useState<Theme>('light');
  const [problem, setProblem] = useState('');
  async function save(kind: 'svg' | 'png'): Promise<void> {
    complete();
    const drawings = [...(layers.current?.querySelectorAll<HTMLElement>('section') ?? [])].map((section, index) => ({
      name: `${index} ${names[index] ?? ''}`,
      parts: [...section.querySelectorAll('svg')],
      notes: [...section.querySelectorAll('p')].map(({ textContent }) => textContent),
    }));
    const picture = drawPicture(drawings, theme);
    const blob = kind === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : await toPng(picture);
    if (blob) download(`keymap.${kind}`, blob);
    setProblem(blob ? '' : 'The browser could not make a PNG of this size. Save it as SVG.');
  }
  /** One layer per sheet is a matter of the style sheet. */
  function print(perSheet: 'one' | 'all'): void {
    layers.current?.setAttribute('data-per-sheet', perSheet);
    window.print();
  }
  return (
    <div className={styles.export} role="group" aria-label="Save or print the layers">
      <label>
        Colors{' '}
        <select value={theme} onChange={({ target }) => setTheme(target.value === 'dark' ? 'dark' : 'light')}>
          <option value="light">light</option>
          <option value="dark">dark</option>
        </select>
      </label>
      <button type="button" onClick={() => void save('svg')}>
        Save SVG
      </button>
      <button type="button" onClick={() => void save('png')}>
        Save PNG
      </button>
      <button type="button" onClick={() => print('all')}>
        Print
      </button>
      <button type="button" onClick={() => print('one')}>
        Print one layer per sheet
      </button>
      <span role="status">{problem}</span>
    </div>
  );
}
