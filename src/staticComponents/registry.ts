import type { ComponentType } from 'react';
import BatteryLife from './BatteryLife';
import BehaviorTable from './BehaviorTable';
import BindingTable from './BindingTable';
import CharacterTable from './CharacterTable';
import ChosenTable from './ChosenTable';
import ConstantTable from './ConstantTable';
import Drawing from './Drawing';
import Glossary from './Glossary';
import HardwareTable from './HardwareTable';
import KconfigTable from './KconfigTable';
import KeyCodeExamples from './KeyCodeExamples';
import KeyCodeTable from './KeyCodeTable';
import KeyPositions from './KeyPositions';
import KeymapLayers from './KeymapLayers';
import LayerStack from './LayerStack';
import MacroSteps from './MacroSteps';
import MainBranchBoards from './MainBranchBoards';
import MainBranchOptions from './MainBranchOptions';
import MatrixTransform from './MatrixTransform';
import ModifierTable from './ModifierTable';
import OldKeyCodeTable from './OldKeyCodeTable';
import OptionIndex from './OptionIndex';
import PhysicalLayout from './PhysicalLayout';
import PickPositions from './PickPositions';
import PropertyIndex from './PropertyIndex';
import QmkNameTable from './QmkNameTable';
import StudioFrame from './StudioFrame';
import StudioMessages from './StudioMessages';
import Timeline from './Timeline';

/**
 * Components for Markdown pages that only run during the build: readers get their HTML, but not their code or data. To add
 * one, put it in src/staticComponents/<Name>/index.tsx and list it here.
 */
export const staticComponents: Readonly<Record<string, ComponentType<never>>> = {
  BatteryLife,
  BehaviorTable,
  BindingTable,
  CharacterTable,
  ChosenTable,
  ConstantTable,
  Drawing,
  Glossary,
  HardwareTable,
  KconfigTable,
  KeyCodeExamples,
  KeyCodeTable,
  KeyPositions,
  KeymapLayers,
  LayerStack,
  MacroSteps,
  MainBranchBoards,
  MainBranchOptions,
  MatrixTransform,
  ModifierTable,
  OldKeyCodeTable,
  OptionIndex,
  PhysicalLayout,
  PickPositions,
  PropertyIndex,
  QmkNameTable,
  StudioFrame,
  StudioMessages,
  Timeline,
};
