import type { ReactElement } from 'react';
import Figure from '@site/src/components/Figure';
import clsx from 'clsx';
import {
  encodeFrame,
  endOfFrame,
  escapeByte,
  explainMessage,
  formatByte,
  parseHex,
  startOfFrame,
} from '#core/studio-protocol';
import styles from './styles.module.css';

type Props = Readonly<{
  /** The message before framing, as `08 AB 01`. */
  payload: string;
  /** Type of the message, such as `studio.Request`. Without it, the payload is shown as plain bytes. */
  message?: string;
  /** Caption: what the frame says, in a sentence. */
  title: string;
}>;

type ByteGroup = Readonly<{
  kind: 'end' | 'key' | 'length' | 'value' | 'plain';
  payload: readonly number[];
  text: string;
  note?: string;
}>;

/** Draws a frame as it's sent: each byte, its escapes, and what it means. */
export default function StudioFrame({ payload: text, message, title }: Props): ReactElement {
  const payload = parseHex(text);
  const groups = message
    ? explain(payload, message)
    : payload.map((byte): ByteGroup => ({ kind: 'plain', payload: [byte], text: 'payload' }));
  const sent = encodeFrame(payload).length;
  return (
    <Figure caption={`${title} ${payload.length} payload bytes, ${sent} bytes sent.`}>
      <ol className={styles.frame}>
        <End byte={startOfFrame} text="start" />
        {groups.map((group, index) => (
          <Bytes key={index} {...group} />
        ))}
        <End byte={endOfFrame} text="end" />
      </ol>
    </Figure>
  );
}

const explain = (payload: readonly number[], message: string): readonly ByteGroup[] =>
  explainMessage(payload, message).map(({ kind, start, end, text }) => ({
    kind,
    payload: payload.slice(start, end),
    text,
    ...(kind === 'key' && { note: `field ${(payload[start] ?? 0) >> 3}` }),
  }));

function End({ byte, text }: Readonly<{ byte: number; text: string }>): ReactElement {
  return (
    <li className={clsx(styles.group, styles.end)}>
      <span className={styles.bytes}>
        <code>{formatByte(byte)}</code>
      </span>
      <span className={styles.text}>{text}</span>
    </li>
  );
}

function Bytes({ kind, payload, text, note }: ByteGroup): ReactElement {
  return (
    <li className={clsx(styles.group, styles[kind])}>
      <span className={styles.bytes}>
        {payload.flatMap((byte, index) => {
          const sent = escapeByte(byte);
          return sent.map((value, at) => (
            <code key={`${index}.${at}`} className={clsx(at < sent.length - 1 && styles.escape)}>
              {formatByte(value)}
              {at < sent.length - 1 && <span className={styles.escapeLabel}>escape</span>}
            </code>
          ));
        })}
      </span>
      <span className={styles.text}>
        {text}
        {note && <small>{note}</small>}
      </span>
    </li>
  );
}
