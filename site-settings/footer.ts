import type { FooterConfig } from './themeConfig.ts';

export const footer: FooterConfig = {
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Getting Started', to: 'docs' },
        { label: 'Development', to: 'docs/development/contributing/clean-room' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Discord', href: 'https://zmk.dev/community/discord/invite' },
        { label: 'Mastodon', href: 'https://fosstodon.org/@zmk' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Blog', to: 'blog' },
        { label: 'GitHub', href: 'https://github.com/zmkfirmware/zmk' },
      ],
    },
  ],
  copyright:
    'Copyright © 2025 ZMK Project Contributors. Text and pictures are licensed <a href="https://creativecommons.org/licenses/by-nc-sa/4.0/">CC BY-NC-SA 4.0</a>.',
};
