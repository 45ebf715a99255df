// Replaces the loader of Prism languages in theme-classic 3.7.0: code is highlighted at build time (plugins/highlight).
export default function prismIncludeLanguages(): void {}
