import { useState, type ReactElement, type RefObject } from 'react';
import type { DrawnLayer } from '#core/keymap-drawing';
import { download } from '@site/src/userFiles/download';
import { drawPicture, toPng, type Theme } from './exportPicture';
import styles from './styles.module.css';

type Props = Readonly<{
  /** The element that contains a section for each drawing. */
  layersRef: RefObject<HTMLDivElement | null>;
  layers: readonly DrawnLayer[];
  /** What the drawings lack, as a line below them. */
  footnote: string;
  hasCombos: boolean;
  /** Whether combos are drawn on their layers instead of apart. */
  combosOnLayers: boolean;
  setCombosOnLayers: (isOn: boolean) => void;
  /** Draws all layers completely, as for paper, or as they fit the screen again. */
  drawForPaper: (isOn: boolean) => void;
}>;

/** Buttons to save the layers as a picture or print them, and what the picture contains. */
export default function ExportToolbar(props: Props): ReactElement {
  const { layersRef, layers, footnote, hasCombos, combosOnLayers, setCombosOnLayers, drawForPaper } = props;
  const [theme, setTheme] = useState<Theme>('light');
  const [columns, setColumns] = useState(0);
  const [title, setTitle] = useState('');
  const [isTransparent, setIsTransparent] = useState(false);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState('');

  const sections = (): readonly HTMLElement[] => [
    ...(layersRef.current?.querySelectorAll<HTMLElement>('section') ?? []),
  ];
  const isLeftOut = (section: HTMLElement): boolean => leftOut.has(Number(section.dataset.layer));

  function draw() {
    drawForPaper(true);
    try {
      const drawings = sections()
        .filter((section) => !isLeftOut(section))
        .map((section) => ({
          name: section.querySelector('h2')?.textContent ?? '',
          drawings: [...section.querySelectorAll('svg')],
          notes: [...section.querySelectorAll('p')].map(({ textContent }) => textContent),
        }));
      return drawPicture(drawings, { theme, title, isTransparent, footnote, columns: columns || undefined });
    } finally {
      drawForPaper(false);
    }
  }

  async function save(kind: 'svg' | 'png'): Promise<void> {
    try {
      const picture = draw();
      const blob = kind === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : await toPng(picture);
      if (blob) download(`${title.trim().replace(/[^\p{L}\p{N}]+/gu, '-') || 'keymap'}.${kind}`, blob, blob.type);
      setProblem(blob ? '' : 'Your browser couldn’t create a PNG this large. Choose fewer layers, or save an SVG.');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setProblem(`The picture couldn’t be saved (${reason}). Try ${kind === 'png' ? 'an SVG' : 'a PNG, or print it'}.`);
    }
  }

  /** The style sheet arranges the layers according to `data-layers-per-page`. */
  function print(layersPerPage: 'one' | 'all'): void {
    layersRef.current?.setAttribute('data-layers-per-page', layersPerPage);
    for (const section of sections()) section.toggleAttribute('data-left-out', isLeftOut(section));
    window.print();
  }

  function toggle(index: number): void {
    const next = new Set(leftOut);
    if (!next.delete(index)) next.add(index);
    setLeftOut(next);
  }

  const isEmpty = leftOut.size >= layers.length;
  return (
    <div className={styles.toolbar} role="group" aria-label="Save or print the layers">
      <button type="button" data-save-picture disabled={isEmpty} onClick={() => void save('png')}>
        Save PNG
      </button>
      <button type="button" disabled={isEmpty} onClick={() => void save('svg')}>
        Save SVG
      </button>
      <button type="button" disabled={isEmpty} onClick={() => print('all')}>
        Print one page
      </button>
      <button type="button" disabled={isEmpty} onClick={() => print('one')}>
        Print one layer per page
      </button>
      <details className={styles.pictureOptions}>
        <summary>Picture options</summary>
        <div className={styles.toolbar}>
          <label>
            Title <input type="text" value={title} onChange={({ target }) => setTitle(target.value)} />
          </label>
          <label>
            Colors{' '}
            <select value={theme} onChange={({ target }) => setTheme(target.value === 'dark' ? 'dark' : 'light')}>
              <option value="light">light</option>
              <option value="dark">dark</option>
            </select>
          </label>
          <label>
            Columns{' '}
            <select value={columns} onChange={({ target }) => setColumns(Number(target.value))}>
              <option value={0}>automatic</option>
              {[1, 2, 3, 4].map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
          <label>
            <input
              type="checkbox"
              checked={isTransparent}
              onChange={({ target }) => setIsTransparent(target.checked)}
            />{' '}
            Transparent background
          </label>
          {hasCombos && (
            <label>
              <input
                type="checkbox"
                checked={combosOnLayers}
                onChange={({ target }) => setCombosOnLayers(target.checked)}
              />{' '}
              Combos on their layers
            </label>
          )}
        </div>
        <fieldset className={styles.toolbar}>
          <legend>Layers</legend>
          {layers.map(({ name }, index) => (
            <label key={index}>
              <input type="checkbox" checked={!leftOut.has(index)} onChange={() => toggle(index)} /> {index} {name}
            </label>
          ))}
        </fieldset>
      </details>
      <span role="status">{problem}</span>
    </div>
  );
}
