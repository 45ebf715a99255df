/**
 * The only script that runs before the reader does something: one, in the head of every page. It answers for the frame (menu,
 * search, color mode, tabs, copy buttons, announcement, glossary terms) for the whole visit, and starts the framework when the
 * reader does something.
 *
 * Its text must not differ between pages, since the policy allows it by its hash. What differs is in attributes of its tag.
 */
import { startFrame } from './frame';
import { startFramework } from './start';

startFrame();
startFramework((document.currentScript as HTMLScriptElement).dataset);
