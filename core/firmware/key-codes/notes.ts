/** Notes on how operating systems handle certain codes. */
export const notes = {
  globe:
    'macOS accepts it as Globe together with another key, but not as Fn: combinations that Apple’s keyboards handle themselves don’t work.',
  iosMenuKey: 'iOS receives the key, but no app is known to react to it.',
  iosPower: 'iOS locks the screen with either power code.',
  macosPower:
    'macOS treats both power codes the same way: a short tap does nothing, a longer press puts it to sleep, and a very long one opens a dialog.',
} as const;
