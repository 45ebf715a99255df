// Wraps the MDX components of theme-classic 3.7.0 to add those that Markdown pages can use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Admonition from '@site/src/components/Admonition';
import Details from '@site/src/components/Details';
import Figure from '@site/src/components/Figure';
import FileTree from '@site/src/components/FileTree';
import HardwareFinder from '@site/src/components/HardwareFinder';
import HardwarePair from '@site/src/components/HardwarePair';
import KeyCodeFinder from '@site/src/components/KeyCodeFinder';
import OptionFinder from '@site/src/components/OptionFinder';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';
import { island } from '@site/runtime/client/islands/island';
import * as staticComponents from '@site/src/staticComponents';

export default {
  ...MDXComponents,
  ...staticComponents,
  // The theme turns some inline code into blocks. Our blocks are already CodeBlock (plugins/markdown/highlight).
  code: 'code',
  Details,
  admonition: Admonition,
  CodeBlock,
  Tabs,
  TabItem,
  Figure,
  FileTree,
  Steps,
  Term,
  HardwareFinder: island('HardwareFinder', HardwareFinder),
  HardwarePair: island('HardwarePair', HardwarePair),
  KeyCodeFinder: island('KeyCodeFinder', KeyCodeFinder),
  OptionFinder: island('OptionFinder', OptionFinder),
};
