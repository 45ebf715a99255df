/** Writes core/firmware/layouts/data.ts from a checkout of the firmware: `npx tsx cli/firmwareLayouts.mts path/to/zmk`. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { readLayoutTable } from './firmware-drift/readLayoutTable.ts';
import { openTree } from './firmware-drift/sourceTree.ts';

const [checkout] = process.argv.slice(2);
if (!checkout) {
  console.error('Usage: npx tsx cli/firmwareLayouts.mts path/to/zmk');
  process.exit(2);
}
const output = 'core/firmware/layouts/data.ts';
const { table, unread } = readLayoutTable(openTree(checkout));
const text = `import type { LayoutTable } from './types.ts';

/* Written by cli/firmwareLayouts.mts from the devicetree sources named here. Do not edit. */
export const layoutTable: LayoutTable = ${JSON.stringify(table)};
`;
writeFileSync(output, await format(text, { ...(await resolveConfig(output)), filepath: output }));
for (const line of unread) console.error(line);
console.log(`${table.keyboards.length} keyboards, ${Object.keys(table.shapes).length} layouts`);
