import { attribute, componentName, placeOf, type Node, type SourceFile } from '../mdxTree.ts';

const drawings = new Set(['PhysicalLayout', 'MatrixTransform', 'KeymapLayers']);

/**
 * Gives `<PhysicalLayout />`, `<MatrixTransform />` and `<KeymapLayers />` the devicetree sample above them in the
 * page, so that a drawing always matches its sample. A drawing that has a `dts` keeps it.
 */
export const remarkSampleDrawings = () => (tree: Node, file: SourceFile) => {
  let sample: string | undefined;
  const visit = (node: Node): void => {
    if (node.type === 'code' && node.lang === 'dts') sample = node.value;
    if (drawings.has(componentName(node) ?? '')) fill(node, sample, file);
    node.children?.forEach(visit);
  };
  visit(tree);
};

function fill(node: Node, sample: string | undefined, file: SourceFile): void {
  if (node.attributes?.some(({ name }) => name === 'dts')) return;
  if (sample === undefined) {
    throw new Error(
      `${placeOf(node, file)}: <${String(node.name)} /> has no dts sample above it. Move it below one or give it dts={\`…\`}.`,
    );
  }
  node.attributes?.push(attribute('dts', sample));
}
