import { sampleKeymap } from '#core/hold-tap-tuning';

/** A sample keymap, and the layout it's made for. */
type PlaygroundExample = Readonly<{ title: string; source: string; keyboard: string; keys: string }>;

const sixtyPercent = `#include <behaviors.dtsi>
#include <dt-bindings/zmk/bt.h>
#include <dt-bindings/zmk/keys.h>

/ {
    keymap {
        compatible = "zmk,keymap";

        base {
            display-name = "Base";
            bindings = <
                &gresc    &kp N1   &kp N2   &kp N3  &kp N4  &kp N5  &kp N6  &kp N7  &kp N8     &kp N9   &kp N0    &kp MINUS  &kp EQUAL  &kp BSPC
                &kp TAB   &kp Q    &kp W    &kp E   &kp R   &kp T   &kp Y   &kp U   &kp I      &kp O    &kp P     &kp LBKT   &kp RBKT   &kp BSLH
                &mt LCTRL ESC  &kp A  &kp S &kp D   &kp F   &kp G   &kp H   &kp J   &kp K      &kp L    &kp SEMI  &kp SQT    &kp RET
                &sk LSHFT &kp Z    &kp X    &kp C   &kp V   &kp B   &kp N   &kp M   &kp COMMA  &kp DOT  &kp FSLH  &sk RSHFT
                &kp LCTRL &kp LGUI &kp LALT &lt 1 SPACE &kp RALT &kp RGUI &mo 1 &kp RCTRL
            >;
        };

        function {
            display-name = "Fn";
            bindings = <
                &kp GRAVE &kp F1   &kp F2   &kp F3  &kp F4  &kp F5  &kp F6  &kp F7  &kp F8     &kp F9   &kp F10   &kp F11    &kp F12    &kp DEL
                &trans    &bt BT_SEL 0 &bt BT_SEL 1 &bt BT_CLR &trans &trans &kp PG_UP &kp HOME &kp UP &kp END &kp PSCRN &trans &trans &trans
                &caps_word &kp C_MUTE &kp C_VOL_DN &kp C_VOL_UP &trans &trans &kp PG_DN &kp LEFT &kp DOWN &kp RIGHT &trans &trans &trans
                &trans    &trans   &trans   &trans  &trans  &bootloader &trans &trans &trans   &trans   &trans    &trans
                &trans    &trans   &trans   &trans  &trans  &trans  &trans  &trans
            >;
        };
    };
};
`;

/** `keys` repeats the layouts in core/firmware, which are too large to load here. A test compares them. */
export const examples: readonly [PlaygroundExample, ...PlaygroundExample[]] = [
  {
    title: 'Home row mods, 36 keys',
    ...sampleKeymap,
  },
  {
    title: 'A 60% keyboard',
    source: sixtyPercent,
    keyboard: 'nice60',
    keys: '0,0 100,0 200,0 300,0 400,0 500,0 600,0 700,0 800,0 900,0 1000,0 1100,0 1200,0 1300,0,200,100 0,100,150,100 150,100 250,100 350,100 450,100 550,100 650,100 750,100 850,100 950,100 1050,100 1150,100 1250,100 1350,100,150,100 0,200,175,100 175,200 275,200 375,200 475,200 575,200 675,200 775,200 875,200 975,200 1075,200 1175,200 1275,200,225,100 0,300,225,100 225,300 325,300 425,300 525,300 625,300 725,300 825,300 925,300 1025,300 1125,300 1225,300,275,100 0,400,125,100 125,400,125,100 250,400,125,100 375,400,625,100 1000,400,125,100 1125,400,125,100 1250,400,125,100 1375,400,125,100',
  },
];
