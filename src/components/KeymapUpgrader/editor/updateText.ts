import type { EditorView } from '@codemirror/view';
import { differingPart, toLf } from '../lineEndings';

/** Replaces only the part that differs, so that the rest keeps its underlines and isn't compared again. */
export function updateText(view: EditorView, text: string): void {
  const current = view.state.doc.toString();
  const next = toLf(text);
  if (current === next) return;
  const { from, sameEnd } = differingPart(current, next);
  view.dispatch({ changes: { from, to: current.length - sameEnd, insert: next.slice(from, next.length - sameEnd) } });
}
