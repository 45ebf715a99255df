import type * as Preset from '@docusaurus/preset-classic';

export type NavbarConfig = NonNullable<Preset.ThemeConfig['navbar']>;
export type FooterConfig = NonNullable<Preset.ThemeConfig['footer']>;
export type AnnouncementConfig = NonNullable<Preset.ThemeConfig['announcementBar']>;
