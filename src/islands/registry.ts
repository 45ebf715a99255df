import type { ComponentType } from 'react';
import BehaviorTable from './BehaviorTable';
import BindingTable from './BindingTable';
import ChosenTable from './ChosenTable';
import ConstantTable from './ConstantTable';
import Drawing from './Drawing';
import Glossary from './Glossary';
import KconfigTable from './KconfigTable';
import KeymapLayers from './KeymapLayers';
import KeyPositions from './KeyPositions';
import LayerStack from './LayerStack';
import MacroSteps from './MacroSteps';
import MatrixTransform from './MatrixTransform';
import PhysicalLayout from './PhysicalLayout';
import Timeline from './Timeline';

/**
 * Components whose HTML is made at build time and whose code and data never reach the browser.
 * Add one: put it in src/islands/<Name>/index.tsx, list it here and in src/theme/MDXComponents/index.tsx.
 * An island with a stylesheet is named in registry.browser.ts too, or its classes have no styles in production.
 * Props have to survive JSON; there are no children. Production browsers get registry.browser.ts instead.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each island has props of its own
export const islands: Readonly<Record<string, ComponentType<any>>> = {
  BehaviorTable,
  BindingTable,
  ChosenTable,
  ConstantTable,
  Drawing,
  Glossary,
  KconfigTable,
  KeymapLayers,
  KeyPositions,
  LayerStack,
  MacroSteps,
  MatrixTransform,
  PhysicalLayout,
  Timeline,
};
