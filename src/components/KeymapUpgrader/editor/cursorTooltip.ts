/** Shows what's wrong at the cursor, as hovering does, for people who use a keyboard or a touchscreen. */
import { forEachDiagnostic, type Diagnostic } from '@codemirror/lint';
import { StateField, type EditorState } from '@codemirror/state';
import { EditorView, showTooltip, type Tooltip } from '@codemirror/view';

function diagnosticsAtCursor(state: EditorState): readonly Diagnostic[] {
  const { head, empty } = state.selection.main;
  const found: Diagnostic[] = [];
  forEachDiagnostic(state, (diagnostic, from, to) => {
    if (empty && from <= head && head <= to) found.push(diagnostic);
  });
  return found;
}

function createTooltip(state: EditorState): Tooltip | null {
  const diagnostics = diagnosticsAtCursor(state);
  if (diagnostics.length === 0) return null;
  const create = (view: EditorView) => {
    const dom = document.createElement('ul');
    dom.className = 'cm-tooltip-lint cm-cursorTooltip';
    dom.append(...diagnostics.map((diagnostic) => render(diagnostic, view)));
    return { dom };
  };
  return { pos: state.selection.main.head, above: true, create };
}

/** Renders a message as CodeMirror's hover tooltip does. */
function render({ message, severity, actions = [] }: Diagnostic, view: EditorView): HTMLElement {
  const item = document.createElement('li');
  item.className = `cm-diagnostic cm-diagnostic-${severity}`;
  item.append(message);
  for (const { name, apply } of actions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'cm-diagnosticAction';
    button.textContent = name;
    button.addEventListener('click', () => {
      view.focus();
      apply(view, 0, 0);
    });
    item.append(button);
  }
  return item;
}

/** The tooltip at the cursor. It's hidden while the reader types. */
export const cursorTooltip = StateField.define<Tooltip | null>({
  create: () => null,
  update: (tooltip, { docChanged, selection, state }) =>
    docChanged ? null : selection ? createTooltip(state) : tooltip,
  provide: (field) => showTooltip.from(field),
});

/** Makes screen readers say what's wrong at the cursor. */
export function announceCursor(view: EditorView): void {
  const messages = diagnosticsAtCursor(view.state).map(({ message }) => message);
  view.dispatch({ effects: EditorView.announce.of(messages.join(' ')) });
}
