// Adds the components that every Markdown page may use without importing them. Wraps the theme of 3.7.0.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Figure from '@site/src/components/Figure';
import FileTree from '@site/src/components/FileTree';
import HardwareFinder from '@site/src/components/HardwareFinder';
import HardwarePair from '@site/src/components/HardwarePair';
import { island } from '@site/src/components/Island/island';
import KeyCodeFinder from '@site/src/components/KeyCodeFinder';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';
import { widget } from '@site/src/components/Widget/widget';

export default {
  ...MDXComponents,
  CodeBlock,
  Tabs,
  TabItem,
  Figure,
  FileTree,
  Steps,
  Term,
  BehaviorTable: island('BehaviorTable'),
  BindingTable: island('BindingTable'),
  CharacterTable: island('CharacterTable'),
  ChosenTable: island('ChosenTable'),
  ConstantTable: island('ConstantTable'),
  Drawing: island('Drawing'),
  Glossary: island('Glossary'),
  HardwareTable: island('HardwareTable'),
  KconfigTable: island('KconfigTable'),
  KeyCodeExamples: island('KeyCodeExamples'),
  KeyCodeTable: island('KeyCodeTable'),
  KeyPositions: island('KeyPositions'),
  KeymapLayers: island('KeymapLayers'),
  LayerStack: island('LayerStack'),
  MacroSteps: island('MacroSteps'),
  MatrixTransform: island('MatrixTransform'),
  ModifierTable: island('ModifierTable'),
  OldKeyCodeTable: island('OldKeyCodeTable'),
  PhysicalLayout: island('PhysicalLayout'),
  StudioFrame: island('StudioFrame'),
  StudioMessages: island('StudioMessages'),
  Timeline: island('Timeline'),
  HardwareFinder: widget('HardwareFinder', HardwareFinder),
  HardwarePair: widget('HardwarePair', HardwarePair),
  KeyCodeFinder: widget('KeyCodeFinder', KeyCodeFinder),
};
