import fs from 'node:fs';
import path from 'node:path';
import type { MessageFact } from '#core/firmware/facts';

const files = ['studio', 'meta', 'core', 'behaviors', 'keymap'];

/** The messages and enums in the .proto files of a zmk-studio-messages checkout, in their order. */
export const readStudioMessages = (folder: string): readonly MessageFact[] =>
  files.flatMap((name) => {
    const text = fs.readFileSync(path.join(folder, 'proto', 'zmk', `${name}.proto`), 'utf8');
    return messagesIn(text.replaceAll(/\/\/.*$/gm, ''), name);
  });

function messagesIn(text: string, file: string): readonly MessageFact[] {
  const found: MessageFact[] = [];
  for (const [, kind, name = '', body = ''] of text.matchAll(/\b(message|enum) (\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g))
    found.push({
      name: `${file}.${name}`,
      ...(kind === 'enum' ? { values: valuesIn(body) } : { fields: fieldsIn(body, file) }),
    });
  return found;
}

const valuesIn = (body: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...body.matchAll(/(\w+)\s*=\s*(\d+)/g)].map(([, name = '', value]) => [name, Number(value)]));

const scalars = new Set(['bool', 'bytes', 'string', 'int32', 'uint32', 'sint32', 'int64', 'uint64', 'float', 'double']);

function fieldsIn(body: string, file: string): NonNullable<MessageFact['fields']> {
  const typeName = (type: string): string => {
    if (scalars.has(type)) return type;
    return type.includes('.') ? type.replace(/^zmk\./, '') : `${file}.${type}`;
  };
  let oneof: string | undefined;
  const fields: NonNullable<MessageFact['fields']>[number][] = [];
  for (const line of body.split(/[;\n]/).map((each) => each.trim())) {
    const [, group] = /^oneof (\w+) \{/.exec(line) ?? [];
    if (group !== undefined) oneof = group;
    else if (line === '}') oneof = undefined;
    const [, repeated, type = '', name = '', tag] = /^(repeated )?([\w.]+) (\w+)\s*=\s*(\d+)$/.exec(line) ?? [];
    if (tag === undefined) continue;
    fields.push({
      tag: Number(tag),
      name,
      type: typeName(type),
      ...(oneof !== undefined && { oneof }),
      ...(repeated !== undefined && { repeated: true as const }),
    });
  }
  return fields;
}
