// Wraps the components of theme-classic 3.7.0 to add those that every Markdown page may use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Admonition from '@site/src/components/Admonition';
import Figure from '@site/src/components/Figure';
import FileTree from '@site/src/components/FileTree';
import HardwareFinder from '@site/src/components/HardwareFinder';
import HardwarePair from '@site/src/components/HardwarePair';
import KeyCodeFinder from '@site/src/components/KeyCodeFinder';
import OptionFinder from '@site/src/components/OptionFinder';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';
import { island } from '@site/runtime/client/islands/island';
import { staticComponents } from '@site/src/staticComponents/registry';

export default {
  ...MDXComponents,
  ...staticComponents,
  // The theme would treat code that contains elements as a block. Here, blocks are CodeBlock (plugins/highlight), so this is inline code.
  code: 'code',
  // The native element opens without React, and runtime/inline/reveal.ts opens it for a link that leads into it.
  details: 'details',
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
