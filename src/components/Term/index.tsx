import { useId, type ReactElement, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useTooltip } from './useTooltip';
import styles from './styles.module.css';

type Props = Readonly<{
  id: string;
  /** Put here at build time by plugins/glossary-terms; authors write only the id. */
  definition?: string;
  children: ReactNode;
}>;

/** A word of the glossary: a link to its entry, with the definition on hover and focus. */
export default function Term({ id, definition, children }: Props): ReactElement {
  const tooltipId = useId();
  const { open, place, wrapper, link, tooltip } = useTooltip();
  return (
    <span className={styles.wrapper} {...wrapper}>
      <Link to={`/docs#glossary-${id}`} className={styles.term} aria-describedby={open ? tooltipId : undefined} {...link}>
        {children}
      </Link>
      {open && definition && (
        <span role="tooltip" id={tooltipId} className={styles.tooltip} style={place} ref={tooltip}>
          {definition}
        </span>
      )}
    </span>
  );
}
