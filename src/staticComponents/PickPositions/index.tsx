import type { ReactElement } from 'react';
import { layoutsOf } from '#core/firmware';
import { encodeKeys } from '#core/keyboard-shape';
import styles from '@site/src/components/PlaygroundActions/styles.module.css';

/** The second layout of the Corne, as an example of a split keyboard. */
const [, split] = layoutsOf('corne');

/** A button that loads the position picker (runtime/client/tryIt.ts). */
export default function PickPositions(): ReactElement {
  return (
    <div className={`${styles.actions} ${styles.standalone}`} data-search-ignore>
      <button
        type="button"
        className={styles.tryIt}
        data-try-it={JSON.stringify({ positions: encodeKeys(split?.keys ?? []) })}
      >
        Pick key positions
      </button>
    </div>
  );
}
