import type { ReactElement } from 'react';
import Figure from '@site/src/components/Figure';
import clsx from 'clsx';
import {
  encodeFrame,
  endOfFrame,
  escapeByte,
  explainMessage,
  formatHex,
  parseHex,
  startOfFrame,
} from '#core/studio-frame';
import styles from './styles.module.css';

type Props = Readonly<{
  /** The message before framing, as `08 AB 01`. */
  payload: string;
  /** The message's type, such as `studio.Request`. Without it, the payload is drawn as bytes without a meaning. */
  message?: string;
  /** What the frame says, in a sentence. */
  title: string;
}>;

type Group = Readonly<{
  kind: 'end' | 'key' | 'length' | 'value' | 'plain';
  payload: readonly number[];
  text: string;
  note?: string;
}>;

/** Draws a frame as it goes over the wire: each byte, its escapes, and what it means. */
export default function StudioFrame({ payload: text, message, title }: Props): ReactElement {
  const payload = parseHex(text);
  if (!payload) throw new Error(`<StudioFrame>: "${text}" is not a row of bytes such as "08 AB 01".`);
  const groups = message
    ? explain(payload, message)
    : payload.map((byte): Group => ({ kind: 'plain', payload: [byte], text: 'payload' }));
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

function explain(payload: readonly number[], message: string): readonly Group[] {
  const explanation = explainMessage(payload, message);
  if (!explanation.ok) throw new Error(`<StudioFrame>: ${explanation.reason}.`);
  return explanation.segments.map(({ kind, start, end, text }) => ({
    kind,
    payload: payload.slice(start, end),
    text,
    ...(kind === 'key' && { note: `field ${(payload[start] ?? 0) >> 3}` }),
  }));
}

function End({ byte, text }: Readonly<{ byte: number; text: string }>): ReactElement {
  return (
    <li className={clsx(styles.group, styles.end)}>
      <span className={styles.bytes}>
        <code>{formatHex(byte)}</code>
      </span>
      <span className={styles.text}>{text}</span>
    </li>
  );
}

function Bytes({ kind, payload, text, note }: Group): ReactElement {
  return (
    <li className={clsx(styles.group, styles[kind])}>
      <span className={styles.bytes}>
        {payload.flatMap((byte, index) => {
          const sent = escapeByte(byte);
          return sent.map((value, step) => (
            <code key={`${index}.${step}`} className={clsx(step < sent.length - 1 && styles.escape)}>
              {formatHex(value)}
              {step < sent.length - 1 && <span className={styles.mark}>escape</span>}
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
