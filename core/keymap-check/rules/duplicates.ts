import { findProperty, type Node, type Statement } from '#core/devicetree';
import { report } from '../report.ts';
import type { RawFinding, Rule } from '../types.ts';

interface Block {
  readonly statements: readonly Statement[];
  readonly path: string;
  /** The nodes in these braces by name. */
  readonly nodes: Map<string, Node>;
  /** Paths of nodes that were new in these braces. */
  readonly created: Set<string>;
  at: number;
}

const openBlock = (statements: readonly Statement[], path: string): Block => ({
  statements,
  path,
  nodes: new Map(),
  created: new Set(),
  at: 0,
});

/** The firmware's own files have no nodes with these paths, so the first one in a keymap is new. */
const isOwnPath = (path: string): boolean => /^\/(?:keymap|combos|macros|conditional_layers)(?:\/|$)/.test(path);

export const duplicates: Rule = {
  id: 'duplicate',
  title: 'Names used twice',
  docs: '/docs/keymaps',
  scope: 'file',
  *find({ document, tree, isPartial, verdict }) {
    const rejected = new Set(verdict.errors.flatMap(({ kind, from }) => (kind === 'duplicate' ? [from] : [])));
    const labels = new Map<string, string>();
    const paths = new Set<string>();
    const blocks = [openBlock(document.statements, '')];
    for (let block = blocks.at(-1); block; block = blocks.at(-1)) {
      const statement = block.statements[block.at++];
      if (!statement) blocks.pop();
      if (statement?.kind !== 'node' || !tree.isActive(statement.from)) continue;
      const { name, reference } = statement;
      const path = reference ? name.text : name.text === '/' ? '' : `${block.path}/${name.text}`;
      for (const label of statement.labels) {
        const other = labels.get(label.text);
        if (other !== undefined && other !== path)
          yield report('error', label, `Two nodes have the label ${label.text}. Rename one of them.`);
        else labels.set(label.text, path);
      }
      const first = block.nodes.get(name.text);
      if (first && !reference && path !== '') {
        const isRejected = rejected.has(name.from) || (block.created.has(path) && isOwnPath(path) && !isPartial);
        if (isRejected || setsSameProperty(first, statement)) yield sameName(statement, isRejected);
      }
      if (!paths.has(path)) block.created.add(path);
      paths.add(path);
      block.nodes.set(name.text, statement);
      blocks.push(openBlock(statement.statements, path));
    }
  },
};

/** The compiler accepts a second node with the same name if the first one was already there before these braces. */
function sameName({ name }: Node, isRejected: boolean): RawFinding {
  const effect = isRejected
    ? 'There is already a node with this name in these braces'
    : 'There is already a node with this name here, so the two are merged and the later values win';
  return report(isRejected ? 'error' : 'warning', name, `${effect}. Rename this ${name.text}.`);
}

/** Whether both nodes set the same property. Two nodes called `behaviors` are fine if they define different things. */
const setsSameProperty = (first: Node, second: Node): boolean =>
  first.statements.some(
    (one) => one.kind === 'property' && one.name.text !== 'compatible' && findProperty(second, one.name.text) !== null,
  );
