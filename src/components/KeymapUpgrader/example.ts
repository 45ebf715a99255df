/** A small keymap of 2020 with one of everything that was renamed since. */
export const example = {
  name: 'example.keymap',
  text: `#include <behaviors.dtsi>
#include <dt-bindings/zmk/keys.h>
#include <dt-bindings/zmk/matrix-transform.h>

#define COPY_KEY LC(INS)
#define VOLUME &cp M_VOLU &cp M_VOLD

&mt {
    tapping_term_ms = <180>;
};

&left_encoder {
    resolution = <4>;
};

/ {
    keymap {
        compatible = "zmk,keymap";

        base {
            label = "Base";
            bindings = <
                &kp NUM_1     &kp NUM_2     &kp NUM_3  &kp BKSP
                &mt LCTL A    &mt LSFT S    &kp SCLN   &kp QUOT
                &kp COPY_KEY  &kp LS(LARW)  &lt 1 SPC  &kp KSPC
            >;
            sensor-bindings = <&inc_dec_cp M_VOLU M_VOLD>;
        };

        system {
            label = "System";
            bindings = <
                &reset  &bootloader  VOLUME
                &trans  &trans       &trans  &trans
                &trans  &trans       &trans  &trans
            >;
        };
    };
};
`,
} as const;
