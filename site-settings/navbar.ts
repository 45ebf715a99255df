import type { NavbarConfig } from './themeConfig.ts';

export const navbar: NavbarConfig = {
  title: 'ZMK',
  logo: { alt: '', src: 'img/favicon.svg', width: 32, height: 32 },
  hideOnScroll: false,
  items: [
    { to: 'docs', label: 'Docs', position: 'left', activeBasePath: 'docs' },
    { to: 'blog', label: 'Blog', position: 'left' },
    { to: 'power-profiler', label: 'Power Profiler', position: 'left' },
    { to: 'keymap-upgrader', label: 'Keymap Upgrader', position: 'left' },
    { href: 'https://zmk.studio/', label: 'ZMK Studio', position: 'right' },
    { href: 'https://github.com/zmkfirmware/zmk', label: 'GitHub', position: 'right' },
  ],
};
