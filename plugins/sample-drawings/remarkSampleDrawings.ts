/** The parts of an MDX syntax tree this step reads. */
type Attribute = { type: string; name?: string; value?: unknown };
type Node = {
  type: string;
  name?: string | null;
  lang?: string | null;
  value?: string;
  attributes?: Attribute[];
  children?: Node[];
  position?: { start: { line: number } };
};
type SourceFile = { path?: string };

const DRAWINGS = new Set(['PhysicalLayout', 'MatrixTransform', 'KeymapLayers']);

/**
 * Gives `<PhysicalLayout />`, `<MatrixTransform />` and `<KeymapLayers />` the devicetree sample that stands above them in the page, so that
 * the drawing is made from the sample itself and cannot drift away from it. An explicit `dts` is left alone.
 */
export const remarkSampleDrawings = () => (tree: Node, file: SourceFile) => {
  let sample: string | undefined;
  const visit = (node: Node): void => {
    if (node.type === 'code' && node.lang === 'dts') sample = node.value;
    if (node.type.startsWith('mdxJsx') && node.name && DRAWINGS.has(node.name)) fill(node, sample, file);
    node.children?.forEach(visit);
  };
  visit(tree);
};

function fill(node: Node, sample: string | undefined, file: SourceFile): void {
  if (node.attributes?.some(({ name }) => name === 'dts')) return;
  if (sample === undefined) {
    const place = `${file.path ?? 'a page'}:${node.position?.start.line ?? '?'}`;
    throw new Error(
      `${place}: <${String(node.name)} /> has no dts sample above it. Move it below one or give it dts={\`…\`}.`,
    );
  }
  node.attributes?.push({ type: 'mdxJsxAttribute', name: 'dts', value: sample });
}
