/*
 * What readers call things. A row is a binding and the phrases that mean it, in any order of words, singular or plural. A
 * number in the binding is an example: with "layer 3", `&mo 1` becomes `&mo 3`. Words of the title are found without a
 * phrase. If a query finds the wrong thing, add a phrase here and a line in queries/.
 */
export type PhraseRow = Readonly<{
  binding: string;
  /** The binding on a Mac, if it differs. */
  mac?: string;
  phrases: readonly string[];
  /** Missing for &kp, which takes its title from the key code. */
  title?: string;
  note?: string | undefined;
  page?: string;
}>;

const code = (name: string, phrases: string): PhraseRow => ({ binding: `&kp ${name}`, phrases: phrases.split(', ') });

/** The names in a binding that aren't key codes: `&bt BT_SEL`, `&bt`, and `BT_SEL`. */
function namesIn(binding: string): readonly string[] {
  const [label = '', ...cells] = binding.split(' ');
  if (/^&(?:kp|mt|lt|sk|kt|inc_dec_kp)$/.test(label)) return label === '&kp' ? [] : [label];
  const names = cells.filter((cell) => !/^\d+$/.test(cell));
  return [[label, ...names].join(' '), label, ...names];
}

/** Makes rows for the behaviors of a page in keymaps/behaviors. */
const rowsFor =
  (page: string, pageNote?: string) =>
  (binding: string, title: string, phrases: string, note = pageNote): PhraseRow => ({
    binding,
    title,
    page: `keymaps/behaviors/${page}`,
    phrases: [...phrases.split(', '), ...namesIn(binding)].filter(Boolean),
    note,
  });

const keys = rowsFor('key-press');
const mouse = rowsFor('mouse-emulation', 'Needs `CONFIG_ZMK_POINTING=y` and `#include <dt-bindings/zmk/pointing.h>`.');
const reset = rowsFor('reset', 'Acts on the half whose key you press.');
const bluetooth = rowsFor('bluetooth');
const output = rowsFor('outputs');
const underglow = rowsFor('underglow', 'Needs underglow LEDs and `CONFIG_ZMK_RGB_UNDERGLOW=y`.');
const backlight = rowsFor('backlight', 'Needs `CONFIG_ZMK_BACKLIGHT=y`.');
const power = rowsFor('power');
const layer = rowsFor('layers');

/** A shortcut that isn't the same on a Mac. */
const shortcut = (keyCode: string, title: string, mac: string, phrases: string): PhraseRow => ({
  ...keys(`&kp ${keyCode}`, title, phrases),
  mac: `&kp ${mac}`,
});

export const phraseTable: readonly PhraseRow[] = [
  code('SPACE', 'space bar, blank'),
  code('RETURN', 'enter, return, newline, line feed'),
  code('BACKSPACE', 'bksp, delete backward, rubout, erase left'),
  code('DELETE', 'delete forward'),
  code('PAGE_UP', 'prior page'),
  code('PAGE_DOWN', 'pgdown, next page'),
  code('CAPSLOCK', 'shift lock'),
  code('KP_NUMLOCK', 'number lock, num lk'),
  code('SCROLLLOCK', 'scrlk'),
  code('PRINTSCREEN', 'screen shot, prtsc, screen capture'),
  code('K_APPLICATION', 'menu, right click menu, application key, app key'),
  code('F1', 'f key, function row'),
  code('LEFT_CONTROL', 'strg'),
  code('LEFT_ALT', 'left option'),
  code('RIGHT_ALT', 'altgr, alt graph, right option, compose'),
  code('LEFT_GUI', 'gui, win, windows key, command, cmd, super, apple, start menu, start key, left windows'),
  code('RIGHT_GUI', 'right windows, right super, right cmd'),
  code('GLOBE', 'apple fn, mac fn, globe fn, input language, language switch'),
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((word, digit) =>
    code(`NUMBER_${digit}`, word),
  ),
  code('NON_US_BACKSLASH', 'iso key'),
  code('GRAVE', 'back tick, backquote, grave accent'),
  code('HASH', 'hashtag, octothorpe, sharp, pound, pound sign'),
  code('MINUS', 'dash'),
  code('SINGLE_QUOTE', 'quote, quotation mark single, single inverted comma'),
  code('DOUBLE_QUOTES', 'quotation mark, speech marks, inverted commas'),
  code('PERIOD', 'full stop, point'),
  code('EXCLAMATION', 'bang, exclamation point'),
  code('ASTERISK', 'star, times'),
  code('SLASH', 'forward slash, divide, oblique, stroke'),
  code('BACKSLASH', 'back slash, bslash'),
  code('PIPE', 'bar'),
  code('CARET', 'hat'),
  code('AMPERSAND', 'and'),
  code('LEFT_BRACKET', 'square bracket, open bracket'),
  code('RIGHT_BRACKET', 'close bracket, closing bracket, right square bracket'),
  code('LEFT_BRACE', 'curly bracket, left curly, open brace'),
  code('RIGHT_BRACE', 'right curly, close brace'),
  code('LEFT_PARENTHESIS', 'open paren'),
  code('RIGHT_PARENTHESIS', 'close paren'),
  code('LESS_THAN', 'angle bracket'),
  code('GREATER_THAN', 'more than'),
  code('KP_NUMBER_1', 'numpad, number pad, ten key'),
  code('KP_DOT', 'keypad period, keypad decimal'),
  code('KP_MULTIPLY', 'keypad star, keypad times'),
  code('C_VOLUME_UP', 'volume, louder, sound up, raise volume'),
  code('C_VOLUME_DOWN', 'quieter, softer, sound down, decrease volume, lower volume'),
  code('LANGUAGE_2', 'eisu'),
  code('C_MUTE', 'silence'),
  code('C_PLAY_PAUSE', 'play, play pause, play music'),
  code('C_NEXT', 'skip'),
  code('C_PREVIOUS', 'last song'),
  code('C_BRIGHTNESS_INC', 'brightness, brighter, increase brightness, brighter screen'),
  code('C_BRIGHTNESS_DEC', 'dim, dimmer, decrease brightness, lower brightness'),
  code('C_AC_HOME', 'browser home, home screen'),
  code('C_AL_WWW', 'browser, internet'),
  code('C_AL_FILE_BROWSER', 'explorer, finder'),
  code('C_POWER', 'power off, shut down, turn off computer'),
  code('C_SLEEP', 'suspend, hibernate'),
  code('C_AC_DESKTOP_SHOW_ALL_WINDOWS', 'expose, task view'),
  code('C_VOICE_COMMAND', 'siri, dictation, cortana'),
  shortcut('LC(C)', 'Copy', 'LG(C)', 'copy'),
  shortcut('LC(V)', 'Paste', 'LG(V)', 'paste'),
  shortcut('LC(X)', 'Cut', 'LG(X)', 'cut'),
  shortcut('LC(Z)', 'Undo', 'LG(Z)', 'undo'),
  shortcut('LC(Y)', 'Redo', 'LS(LG(Z))', 'redo'),
  shortcut('LC(A)', 'Select all', 'LG(A)', ''),
  shortcut('LC(S)', 'Save', 'LG(S)', 'save'),
  shortcut('LC(H)', 'Find and replace', 'LG(LA(F))', 'replace'),
  shortcut('LC(N)', 'New window or document', 'LG(N)', 'new file'),
  shortcut('LC(P)', 'Print', 'LG(P)', 'print'),
  shortcut('LC(B)', 'Bold', 'LG(B)', ''),
  shortcut('LC(I)', 'Italic', 'LG(I)', ''),
  shortcut('LC(U)', 'Underline', 'LG(U)', ''),
  shortcut('LC(LS(V))', 'Paste without formatting', 'LG(LS(V))', 'paste plain text'),
  shortcut('LC(LS(T))', 'Reopen the closed tab', 'LG(LS(T))', 'restore tab'),
  shortcut('LC(L)', 'Address bar', 'LG(L)', 'url bar'),
  shortcut('LC(LS(N))', 'Private window', 'LG(LS(N))', 'incognito'),
  shortcut('LC(LS(I))', 'Developer tools', 'LG(LA(I))', ''),
  shortcut('F11', 'Full screen', 'LC(LG(F))', 'fullscreen'),
  shortcut('LC(LEFT)', 'Previous word', 'LA(LEFT)', 'word left, back one word'),
  shortcut('LC(RIGHT)', 'Next word', 'LA(RIGHT)', 'word right, forward one word'),
  shortcut('LC(BSPC)', 'Delete the previous word', 'LA(BSPC)', 'backspace word'),
  shortcut('HOME', 'Start of the line', 'LG(LEFT)', 'beginning of line'),
  shortcut('END', 'End of the line', 'LG(RIGHT)', ''),
  shortcut('LC(HOME)', 'Start of the document', 'LG(UP)', 'top of page, beginning of document'),
  shortcut('LC(END)', 'End of the document', 'LG(DOWN)', 'bottom of page'),
  shortcut('LG(L)', 'Lock the screen', 'LC(LG(Q))', 'lock, screen lock, lock computer'),
  shortcut('LC(EQUAL)', 'Zoom in', 'LG(EQUAL)', 'zoom in, zoom, enlarge'),
  shortcut('LC(MINUS)', 'Zoom out', 'LG(MINUS)', 'zoom out'),
  shortcut('LC(N0)', 'Reset the zoom', 'LG(N0)', 'reset zoom, actual size, normal zoom'),
  shortcut(
    'LC(LS(SPACE))',
    'Non-breaking space in Word and LibreOffice',
    'LA(SPACE)',
    'non breaking space, nbsp, nonbreaking space, no break space, hard space',
  ),
  shortcut('LG(D)', 'Show the desktop', 'F11', 'minimize all windows'),
  shortcut('LG(DOWN)', 'Minimize the window', 'LG(M)', 'minimize'),
  shortcut('LG(UP)', 'Maximize the window', 'LC(LG(F))', 'maximize'),
  shortcut('LC(LG(RIGHT))', 'Next desktop', 'LC(RIGHT)', 'desktop right'),
  shortcut('LC(LG(LEFT))', 'Previous desktop', 'LC(LEFT)', 'desktop left'),
  shortcut('LG(SPACE)', 'Next input language', 'LC(SPACE)', 'change language, keyboard language'),
  keys('&kp LG(V)', 'Clipboard history on Windows', 'clipboard'),
  keys('&kp LS(LG(F23))', 'Copilot on Windows', 'copilot'),
  keys('&kp LG(H)', 'Voice typing on Windows', ''),
  keys('&kp LG(R)', 'Run dialog on Windows', ''),
  keys('&kp LG(LEFT)', 'Snap the window to the left on Windows', ''),
  keys('&kp LG(RIGHT)', 'Snap the window to the right on Windows', ''),
  shortcut('LG(I)', 'Settings', 'LG(COMMA)', 'preferences'),
  shortcut('LC(F)', 'Find', 'LG(F)', 'find'),
  shortcut('LC(T)', 'New tab', 'LG(T)', 'open tab'),
  shortcut('LC(W)', 'Close the tab', 'LG(W)', ''),
  shortcut('LA(TAB)', 'Switch windows', 'LG(TAB)', 'next window, app switcher'),
  shortcut('LA(F4)', 'Close the window', 'LG(Q)', 'quit app, close program'),
  shortcut('LC(LS(ESC))', 'Task manager', 'LG(LA(ESC))', ''),
  shortcut('LG(DOT)', 'Emoji panel', 'LC(LG(SPACE))', 'emoji'),
  shortcut(
    'LG(LS(S))',
    'Screenshot of an area',
    'LG(LS(N4))',
    'snip, snipping tool, screenshot region, partial screenshot',
  ),
  keys('&kp LC(TAB)', 'Next tab', 'switch tab'),
  keys('&kp LC(LS(TAB))', 'Previous tab', 'last tab'),
  keys('&kp F20', 'Mute the microphone on Linux', 'microphone', 'Elsewhere, use the app’s own shortcut.'),
  keys('&kp LG(LS(N3))', 'Screenshot on a Mac', 'screenshot mac'),
  keys('&kp LC(LS(LA(LGUI)))', 'Hyper: four modifiers', ''),
  keys('&kp LC(LS(LALT))', 'Meh: three modifiers', ''),
  mouse('&mkp LCLK', 'Left mouse button', 'mouse button, click, lmb, left button, MB1'),
  mouse('&mkp RCLK', 'Right mouse button', 'right click, rmb, right button, mouse 2, secondary click, MB2'),
  mouse('&mkp MCLK', 'Middle mouse button', 'mmb, wheel click, mouse 3, MB3'),
  mouse('&mkp MB4', 'Fourth mouse button (back)', 'mouse button 4'),
  mouse('&mkp MB5', 'Fifth mouse button (forward)', 'mouse button 5, forward button'),
  mouse('&mmv MOVE_UP', 'Move the pointer up', 'mouse up, mouse movement, move mouse'),
  mouse('&mmv MOVE_DOWN', 'Move the pointer down', 'mouse down'),
  mouse('&mmv MOVE_LEFT', 'Move the pointer left', 'mouse move left'),
  mouse('&mmv MOVE_RIGHT', 'Move the pointer right', 'mouse move right'),
  mouse('&msc SCRL_UP', 'Scroll up', 'scroll up, scroll, scroll wheel, mouse wheel, mouse scroll'),
  mouse('&msc SCRL_DOWN', 'Scroll down', 'scroll down, mouse wheel down'),
  mouse('&msc SCRL_LEFT', 'Scroll left', 'wheel left, mouse scroll left'),
  mouse('&msc SCRL_RIGHT', 'Scroll right', 'wheel right, mouse scroll right'),
  reset(
    '&bootloader',
    'Bootloader',
    'boot, boot loader, flash, flashing mode, dfu, uf2, program mode, enter bootloader',
  ),
  reset('&sys_reset', 'Restart the keyboard', 'reset, restart, reboot'),
  bluetooth(
    '&bt BT_SEL 0',
    'Select Bluetooth profile 0',
    'pair, bluetooth profile, profile, pairing',
    'Profiles start at 0.',
  ),
  bluetooth('&bt BT_NXT', 'Next Bluetooth profile', ''),
  bluetooth('&bt BT_PRV', 'Previous Bluetooth profile', 'bt prev'),
  bluetooth(
    '&bt BT_CLR',
    'Clear the active Bluetooth profile',
    'bluetooth clear, unpair, forget device, clear bond, remove pairing, delete pairing',
  ),
  bluetooth('&bt BT_CLR_ALL', 'Clear all Bluetooth profiles', 'unpair all, clear all bonds'),
  bluetooth('&bt BT_DISC 0', 'Disconnect Bluetooth profile 0', 'disconnect, bluetooth disconnect'),
  output('&out OUT_TOG', 'Switch between USB and Bluetooth', 'output, switch output, usb bluetooth'),
  output('&out OUT_USB', 'Prefer USB', 'usb, switch to usb, output usb'),
  output('&out OUT_BLE', 'Prefer Bluetooth', 'use bluetooth, switch to bluetooth, output ble'),
  underglow('&rgb_ug RGB_TOG', 'Underglow on or off', 'rgb, led, lights, rgb on off, light on off'),
  underglow('&rgb_ug RGB_ON', 'Underglow on', 'led on, lights on'),
  underglow('&rgb_ug RGB_OFF', 'Underglow off', 'led off, lights off'),
  underglow(
    '&rgb_ug RGB_EFS_CMD 1',
    'Underglow effect 1 (breathe)',
    'breathing, set effect, select effect, effect number',
    'Effects: 0 solid, 1 breathe, 2 spectrum, 3 swirl.',
  ),
  underglow(
    '&rgb_ug RGB_COLOR_HSB(240,100,100)',
    'Set the underglow color (blue)',
    'solid color, specific color, RGB_COLOR_HSB, RGB_COLOR_HSV',
    'Hue from 0 to 360, saturation and brightness from 0 to 100.',
  ),
  underglow('&rgb_ug RGB_BRI', 'Underglow brighter', 'rgb brightness up, led brightness'),
  underglow('&rgb_ug RGB_BRD', 'Underglow darker', 'rgb brightness down, rgb dimmer'),
  underglow('&rgb_ug RGB_EFF', 'Next underglow effect', 'change effect, rgb mode'),
  underglow('&rgb_ug RGB_EFR', 'Previous underglow effect', ''),
  underglow('&rgb_ug RGB_HUI', 'Next underglow color', 'rgb hue, hue up, change color'),
  underglow('&rgb_ug RGB_HUD', 'Previous underglow color', 'hue down'),
  underglow('&rgb_ug RGB_SAI', 'Stronger underglow color', 'rgb saturation'),
  underglow('&rgb_ug RGB_SAD', 'Paler underglow color', 'saturation down'),
  underglow('&rgb_ug RGB_SPI', 'Faster underglow effect', 'rgb speed'),
  underglow('&rgb_ug RGB_SPD', 'Slower underglow effect', 'rgb speed down'),
  backlight('&bl BL_TOG', 'Backlight on or off', 'backlight, backlight toggle'),
  backlight('&bl BL_INC', 'Backlight brighter', 'backlight up, backlight brightness, backlight increase'),
  backlight('&bl BL_DEC', 'Backlight darker', 'backlight dimmer, backlight decrease, backlight brightness down'),
  backlight('&bl BL_ON', 'Backlight on', ''),
  backlight('&bl BL_OFF', 'Backlight off', ''),
  backlight('&bl BL_CYCLE', 'Next backlight level', 'backlight step'),
  backlight('&bl BL_SET 50', 'Backlight at 50 %', 'backlight percent, backlight level'),
  power('&ext_power EP_TOG', 'External power on or off', 'external power, led power, external power toggle, vcc'),
  power('&ext_power EP_ON', 'External power on', 'led power on'),
  power('&ext_power EP_OFF', 'External power off', 'led power off'),
  rowsFor('soft-off')(
    '&soft_off',
    'Turn the keyboard off',
    'power off keyboard, shut down keyboard',
    'Needs `CONFIG_ZMK_PM_SOFT_OFF=y`.',
  ),
  rowsFor('studio-unlock')('&studio_unlock', 'Unlock ZMK Studio', 'unlock'),
  rowsFor('caps-word')('&caps_word', 'Caps word', 'capsword, capital word'),
  rowsFor('key-repeat')('&key_repeat', 'Repeat the last key', 'last key'),
  rowsFor('mod-morph')('&gresc', 'Grave escape', ''),
  rowsFor('misc')('&trans', 'Transparent: use the layer below', 'pass through, fall through'),
  rowsFor('misc')('&none', 'Nothing', 'empty key, no key, disabled, unused key'),
  layer(
    '&mo 1',
    'Layer 1 while held',
    'momentary layer, layer key, hold layer, switch layer, change layer, fn key, raise, lower',
  ),
  layer('&tog 1', 'Layer 1 on or off', 'layer toggle, lock layer'),
  layer('&to 1', 'Switch to layer 1', 'go to layer, change default layer'),
  layer('&to 0', 'Back to layer 0', 'base layer, default layer, go to base layer, main layer, exit layer, leave layer'),
  layer('&lt 1 SPACE', 'Layer 1 while held, Space on tap', 'hold layer tap key'),
  rowsFor('sticky-layer')('&sl 1', 'Layer 1 for the next key', 'sticky layer, one shot layer, oneshot layer'),
  rowsFor('mod-tap')(
    '&mt LEFT_SHIFT A',
    'Shift while held, A on tap',
    'home row mods, hold tap, dual function, dual role key',
  ),
  rowsFor('mod-tap')('&mt LEFT_SHIFT LPAR', 'Shift while held, ( on tap', 'space cadet'),
  rowsFor('sticky-key')('&sk LEFT_SHIFT', 'Shift for the next key', 'one shot mod, sticky mod, one shot modifier'),
  rowsFor('key-toggle')('&kt LEFT_SHIFT', 'Hold Shift until pressed again', 'lock key down'),
  rowsFor('sensor-rotate')(
    '&inc_dec_kp C_VOL_UP C_VOL_DN',
    'Volume knob',
    'encoder, knob, dial',
    'Goes into `sensor-bindings`, not `bindings`.',
  ),
];
