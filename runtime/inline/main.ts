/**
 * The script in the head of every page. It runs the frame for the whole visit (menu, search dialog, color mode, tabs, copy
 * buttons, announcement, glossary terms), and starts the framework at the first interaction.
 *
 * It has to be the same on every page, because the Content-Security-Policy allows it by its hash. What differs is in the
 * attributes of its tag.
 */
import { startFrame } from './frame';
import { startFramework } from './start';

startFrame();
startFramework((document.currentScript as HTMLScriptElement).dataset);
