/** The keys that type characters, as `ZMK name:xkeyboard-config name`. */
const names =
  'GRAVE:TLDE N1:AE01 N2:AE02 N3:AE03 N4:AE04 N5:AE05 N6:AE06 N7:AE07 N8:AE08 N9:AE09 N0:AE10 MINUS:AE11 EQUAL:AE12 ' +
  'Q:AD01 W:AD02 E:AD03 R:AD04 T:AD05 Y:AD06 U:AD07 I:AD08 O:AD09 P:AD10 LBKT:AD11 RBKT:AD12 ' +
  'A:AC01 S:AC02 D:AC03 F:AC04 G:AC05 H:AC06 J:AC07 K:AC08 L:AC09 SEMI:AC10 SQT:AC11 NUHS:BKSL ' +
  'NUBS:LSGT Z:AB01 X:AB02 C:AB03 V:AB04 B:AB05 N:AB06 M:AB07 COMMA:AB08 PERIOD:AB09 SLASH:AB10 ' +
  'INT1:AB11 INT3:AE13 SPACE:SPCE';

export const characterKeys: readonly Readonly<{ code: string; xkb: string }>[] = names.split(' ').map((pair) => {
  const [code = '', xkb = ''] = pair.split(':');
  return { code, xkb };
});
