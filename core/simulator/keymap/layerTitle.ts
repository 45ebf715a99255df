import { stringValue, type DeviceTree, type TreeNode } from '#core/devicetree';

/** Characters that fonts for keyboard displays use for icons. Other fonts show an empty box. */
const icons = /[\u{e000}-\u{f8ff}\u{f0000}-\u{10ffff}]/gu;

/** The name of a layer: what its display shows, or the name of its node if that's only an icon. */
export function layerTitle({ properties, name }: TreeNode, tree: DeviceTree): string {
  const shown = stringValue(properties.get('display-name') ?? properties.get('label') ?? null, tree);
  return shown?.replace(icons, '').trim() || name;
}
