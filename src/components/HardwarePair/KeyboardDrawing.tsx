import { useEffect, useState, type ReactElement } from 'react';
import { boundsOf, decodeKeys, type Key } from '#core/keyboard-shape';
import styles from './styles.module.css';

type DataFile = Readonly<{
  items: readonly Readonly<{ id: string; layouts: readonly Readonly<{ displayName: string; keys: string }>[] }>[];
}>;

/** The layouts of all keyboards, asked for once. A failure only costs the picture. */
let file: Promise<DataFile> | undefined;
const layoutFile = () =>
  (file ??= fetch('/data/layouts.json').then((response) => response.json() as Promise<DataFile>));

function useKeys(id: string): readonly Key[] {
  const [drawn, setDrawn] = useState<Readonly<{ id: string; keys: readonly Key[] }>>();
  useEffect(() => {
    let isCurrent = true;
    layoutFile()
      .then(({ items }) => {
        const layout = items.find((item) => item.id === id)?.layouts[0];
        if (isCurrent) setDrawn({ id, keys: layout ? decodeKeys(layout.keys) : [] });
      })
      .catch(() => {
        file = undefined;
      });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return drawn?.id === id ? drawn.keys : [];
}

/** The keys of a keyboard with their numbers, as combos and hold-taps count them. Nothing where the firmware has no layout. */
export default function KeyboardDrawing({ id, name }: Readonly<{ id: string; name: string }>): ReactElement | null {
  const keys = useKeys(id);
  if (keys.length === 0) return null;
  const { left, top, right, bottom } = boundsOf(keys);
  return (
    <figure className={styles.drawing}>
      <svg
        role="img"
        aria-label={`The ${keys.length} keys of ${name} with their position numbers`}
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      >
        {keys.map((key, index) => (
          <g key={index} transform={`rotate(${key.rotationDeg} ${key.originX} ${key.originY})`}>
            <rect x={key.x + 0.04} y={key.y + 0.04} width={key.width - 0.08} height={key.height - 0.08} rx={0.12} />
            <text x={key.x + key.width / 2} y={key.y + key.height / 2}>
              {index}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>Key positions of the default layout, for combos and hold-taps.</figcaption>
    </figure>
  );
}
