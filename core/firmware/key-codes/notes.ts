/** Notes on how operating systems handle certain codes. */
export const notes = {
  globe:
    'macOS takes it as Globe together with another key, but not as the Fn key: Fn combinations that Apple’s keyboards handle themselves do not work.',
  iosMenuKey: 'iOS receives the key, but apps were not seen to react to it.',
  iosPower: 'iOS locks the screen at either power code.',
  macosPower:
    'macOS takes both power codes the same way: a short tap does nothing, a longer press puts it to sleep, and a very long one opens a dialog.',
} as const;
