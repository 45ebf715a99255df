import { useState, type ReactElement, type RefObject } from 'react';
import { download } from '@site/src/userFiles/download';
import { drawPicture, toPng, type Theme } from './exportPicture';
import styles from './styles.module.css';

type Props = Readonly<{
  /** The element that contains a section for each drawing. */
  layersRef: RefObject<HTMLDivElement | null>;
  /** Draws all layers completely, as for paper, or as they fit the screen again. */
  drawForPaper: (isOn: boolean) => void;
}>;

/** Buttons to save the layers as a picture or print them. */
export default function ExportToolbar({ layersRef, drawForPaper }: Props): ReactElement {
  const [theme, setTheme] = useState<Theme>('light');
  const [problem, setProblem] = useState('');
  async function save(kind: 'svg' | 'png'): Promise<void> {
    drawForPaper(true);
    const layers = [...(layersRef.current?.querySelectorAll<HTMLElement>('section') ?? [])].map((section) => ({
      name: section.querySelector('h2')?.textContent ?? '',
      drawings: [...section.querySelectorAll('svg')],
      notes: [...section.querySelectorAll('p')].map(({ textContent }) => textContent),
    }));
    const picture = drawPicture(layers, theme);
    drawForPaper(false);
    const blob = kind === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : await toPng(picture);
    if (blob) download(`keymap.${kind}`, blob, blob.type);
    setProblem(blob ? '' : 'Your browser couldn’t create a PNG this large. Save an SVG instead.');
  }
  /** The style sheet arranges the layers according to `data-layers-per-page`. */
  function print(layersPerPage: 'one' | 'all'): void {
    layersRef.current?.setAttribute('data-layers-per-page', layersPerPage);
    window.print();
  }
  return (
    <div className={styles.toolbar} role="group" aria-label="Save or print the layers">
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
        Print one page
      </button>
      <button type="button" onClick={() => print('one')}>
        Print one layer per page
      </button>
      <span role="status">{problem}</span>
    </div>
  );
}
