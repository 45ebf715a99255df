import { useEffect, useState, type MouseEvent, type ReactElement } from 'react';
import styles from './styles.module.css';

/** The source as written; of a shell session only the commands, without their prompts. */
function sourceOf(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  if (!copy.querySelector('.prompt')) return copy.textContent ?? '';
  const lines = [...copy.innerHTML.split('\n')].filter((line) => line.includes('class="prompt"'));
  copy.innerHTML = lines.join('\n');
  for (const prompt of copy.querySelectorAll('.prompt')) prompt.remove();
  return copy.textContent ?? '';
}

type Status = 'idle' | 'copied' | 'failed';
const messages: Record<Status, string> = { idle: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C' };

export default function CopyButton(): ReactElement {
  const [status, setStatus] = useState<Status>('idle');
  useEffect(() => {
    if (status === 'idle') return undefined;
    const timer = setTimeout(() => setStatus('idle'), 2000);
    return () => clearTimeout(timer);
  }, [status]);

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    const code = event.currentTarget.parentElement?.querySelector('code');
    if (!code) return;
    try {
      await navigator.clipboard.writeText(sourceOf(code));
      setStatus('copied');
    } catch {
      // No permission, or no secure context: select the text so that the reader can copy it by hand.
      window.getSelection()?.selectAllChildren(code);
      setStatus('failed');
    }
  }
  return (
    <button type="button" className={styles.copy} onClick={copy} data-status={status}>
      <span aria-live="polite">{messages[status]}</span>
      <span className={styles.srOnly}> code to clipboard</span>
    </button>
  );
}
