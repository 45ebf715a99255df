// The look that several tables share comes first, so that each of them can differ.
import './PlainTable/styles.module.css';
import '../components/KeyboardDrawing/styles.module.css';
import '../components/PlaygroundActions/styles.module.css';
import '../components/TimelineChart/styles.module.css';

declare global {
  interface ImportMeta {
    /** The bundler's: all files below a folder. */
    webpackContext: (folder: string, options: Readonly<{ recursive: boolean; regExp: RegExp }>) => unknown;
  }
}

// The styles of the others: the server's build, which runs the components, writes no stylesheet.
import.meta.webpackContext('.', { recursive: true, regExp: /\.css$/ });

/** What production browsers get for registry.ts: no component, since content is HTML there (runtime/build/browser). */
export const staticComponents = {};
