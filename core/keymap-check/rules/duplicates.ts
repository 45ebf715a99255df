import type { Node, Statement } from '#core/devicetree';
import type { Rule } from '../types.ts';

export const duplicates: Rule = {
  id: 'duplicate',
  title: 'Names used twice',
  docs: '/docs/keymaps',
  scope: 'file',
  *find({ document, tree }) {
    const labels = new Map<string, string>();
    const queue: { readonly statements: readonly Statement[]; readonly path: string }[] = [
      { statements: document.statements, path: '' },
    ];
    for (let next = queue.pop(); next; next = queue.pop()) {
      const names = new Map<string, Node>();
      for (const statement of next.statements) {
        if (statement.kind !== 'node' || !tree.isActive(statement.from)) continue;
        const { name, reference } = statement;
        const path = reference ? name.text : name.text === '/' ? '' : `${next.path}/${name.text}`;
        queue.push({ statements: statement.statements, path });
        for (const label of statement.labels) {
          const other = labels.get(label.text);
          if (other !== undefined && other !== path)
            yield {
              severity: 'error',
              from: label.from,
              to: label.to,
              message: `Two nodes have the label ${label.text}. Rename one of them.`,
            };
          else labels.set(label.text, path);
        }
        const first = names.get(name.text);
        if (first && !reference && name.text !== '/')
          yield {
            severity: 'warning',
            from: name.from,
            to: name.to,
            message: `There is already a node ${name.text} here, so the two are merged and the later values win. Rename this one to keep both.`,
          };
        else names.set(name.text, statement);
      }
    }
  },
};
