import type { Rule } from '../types.ts';
import { build } from './build.ts';
import { combos } from './combos.ts';
import { conditionalLayers } from './conditionalLayers.ts';
import { coveredLayer } from './coveredLayer.ts';
import { define } from './define.ts';
import { duplicates } from './duplicates.ts';
import { foreignName } from './foreignName.ts';
import { header } from './header.ts';
import { include } from './include.ts';
import { layerSize } from './layerSize.ts';
import { layerTrap } from './layerTrap.ts';
import { misplacedNode } from './misplacedNode.ts';
import { option } from './option.ts';
import { parameterCount } from './parameterCount.ts';
import { parameterKind } from './parameterKind.ts';
import { preprocessor } from './preprocessor.ts';
import { properties } from './properties.ts';
import { syntax } from './syntax.ts';
import { triggerPositions } from './triggerPositions.ts';
import { unknownBehavior } from './unknownBehavior.ts';
import { unknownLayer } from './unknownLayer.ts';
import { unknownNode } from './unknownNode.ts';
import { unknownName } from './unknownName.ts';
import { unreachableLayer } from './unreachableLayer.ts';
import { unusedBehavior } from './unusedBehavior.ts';

export const rules: readonly Rule[] = [
  syntax,
  preprocessor,
  foreignName,
  unknownBehavior,
  unknownNode,
  unknownName,
  parameterCount,
  parameterKind,
  unknownLayer,
  layerSize,
  unreachableLayer,
  layerTrap,
  coveredLayer,
  combos,
  triggerPositions,
  conditionalLayers,
  misplacedNode,
  properties,
  unusedBehavior,
  duplicates,
  define,
  include,
  header,
  option,
  build,
];
