import type { HostLayout } from './types.ts';

/**
 * The US layout of macOS, which types more characters than any other US layout, with Option instead of AltGr. Written by
 * hand from macOS's keyboard viewer, because xkeyboard-config doesn't have it. Same format as data.ts.
 */
// prettier-ignore
export const usMac: HostLayout = {
  id: 'us-mac',
  title: 'US on macOS',
  languages: [],
  ansi: true,
  third: 'LA',
  keys: ['`~\u0300', '1!¡⁄', '2@™€', '3#£‹', '4$¢›', '5%∞ﬁ', '6^§ﬂ', '7&¶‡', '8*•°', '9(ª·', '0)º‚', '-_–—', '=+≠±',
    'qQœŒ', 'wW∑„', 'eE\u0301', 'rR®‰', 'tT†ˇ', 'yY¥Á', 'uU\u0308', 'iI\u0302', 'oOøØ', 'pPπ∏', '[{“”', ']}‘’',
    'aAåÅ', 'sSßÍ', 'dD∂Î', 'fFƒÏ', 'gG©˝', 'hH˙Ó', 'jJ∆Ô', 'kK˚', 'lL¬Ò', ';:…Ú', '\'"æÆ', '\\|«»',
    '', 'zZΩ¸', 'xX≈˛', 'cCçÇ', 'vV√◊', 'bB∫ı', 'nN\u0303', 'mMµÂ', ',<≤¯', '.>≥˘', '/?÷¿', '', '', ' '],
};
