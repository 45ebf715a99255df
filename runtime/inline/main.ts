/**
 * The script in the head of every page. For the whole visit, it runs the page frame (menu, search dialog, color mode,
 * announcement) and the controls in the content (tabs, copy buttons, glossary terms). It starts the framework at the first
 * interaction.
 *
 * It has to be the same on every page, because the Content-Security-Policy allows it by its hash. Data that differs from page
 * to page is in the attributes of its tag.
 */
import { startPageFrame } from './pageFrame';
import { startFramework } from './start';

startPageFrame();
startFramework((document.currentScript as HTMLScriptElement).dataset);
