import { generatedKeys } from './data.ts';
import type { HostLayout } from './layouts.ts';

/** US on macOS, written by hand from macOS's keyboard viewer, because xkeyboard-config doesn't have it. */
// prettier-ignore
const usMac = ['`~\u0300', '1!¡⁄', '2@™€', '3#£‹', '4$¢›', '5%∞ﬁ', '6^§ﬂ', '7&¶‡', '8*•°', '9(ª·', '0)º‚', '-_–—', '=+≠±',
  'qQœŒ', 'wW∑„', 'eE\u0301', 'rR®‰', 'tT†ˇ', 'yY¥Á', 'uU\u0308', 'iI\u0302', 'oOøØ', 'pPπ∏', '[{“”', ']}‘’',
  'aAåÅ', 'sSßÍ', 'dD∂Î', 'fFƒÏ', 'gG©˝', 'hH˙Ó', 'jJ∆Ô', 'kK˚', 'lL¬Ò', ';:…Ú', '\'"æÆ', '\\|«»',
  '', 'zZΩ¸', 'xX≈˛', 'cCçÇ', 'vV√◊', 'bB∫ı', 'nN\u0303', 'mMµÂ', ',<≤¯', '.>≥˘', '/?÷¿', '', '', ' '];

/** What each key of `characterKeys` types. See data.ts. */
export const keysOf = ({ id }: HostLayout): readonly string[] => (id === 'us-mac' ? usMac : generatedKeys[id]) ?? [];
