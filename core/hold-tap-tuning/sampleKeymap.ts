const homeRow = `#include <behaviors.dtsi>
#include <dt-bindings/zmk/bt.h>
#include <dt-bindings/zmk/keys.h>

#define NAV 1
#define NUM 2
#define SYS 3

#define LEFT_KEYS 0 1 2 3 4 10 11 12 13 14 20 21 22 23 24
#define RIGHT_KEYS 5 6 7 8 9 15 16 17 18 19 25 26 27 28 29
#define THUMBS 30 31 32 33 34 35

/ {
    behaviors {
        hml: home_row_left {
            compatible = "zmk,behavior-hold-tap";
            #binding-cells = <2>;
            flavor = "hold-preferred";
            tapping-term-ms = <200>;
            quick-tap-ms = <175>;
            bindings = <&kp>, <&kp>;
        };

        hmr: home_row_right {
            compatible = "zmk,behavior-hold-tap";
            #binding-cells = <2>;
            flavor = "hold-preferred";
            tapping-term-ms = <200>;
            quick-tap-ms = <175>;
            bindings = <&kp>, <&kp>;
        };
    };

    combos {
        compatible = "zmk,combos";

        escape {
            key-positions = <0 1>;
            bindings = <&kp ESC>;
            require-prior-idle-ms = <150>;
        };

        capitals {
            key-positions = <13 16>;
            bindings = <&caps_word>;
        };
    };

    conditional_layers {
        compatible = "zmk,conditional-layers";

        system {
            if-layers = <NAV NUM>;
            then-layer = <SYS>;
        };
    };

    keymap {
        compatible = "zmk,keymap";

        base {
            display-name = "Base";
            bindings = <
                &kp Q         &kp W         &kp E          &kp R          &kp T    &kp Y  &kp U          &kp I          &kp O         &kp P
                &hml LGUI A   &hml LALT S   &hml LCTRL D   &hml LSHFT F   &kp G    &kp H  &hmr RSHFT J   &hmr RCTRL K   &hmr RALT L   &hmr RGUI SEMI
                &kp Z         &kp X         &kp C          &kp V          &kp B    &kp N  &kp M          &kp COMMA      &kp DOT       &kp FSLH
                                            &kp TAB        &lt NAV SPACE  &kp ESC  &kp DEL  &lt NUM BSPC  &kp RET
            >;
        };

        nav {
            display-name = "Nav";
            bindings = <
                &none         &none         &none          &none          &none    &kp PG_UP  &kp HOME  &kp UP    &kp END    &kp C_VOL_UP
                &kp LGUI      &kp LALT      &kp LCTRL      &kp LSHFT      &none    &kp PG_DN  &kp LEFT  &kp DOWN  &kp RIGHT  &kp C_VOL_DN
                &kp LC(Z)     &kp LC(X)     &kp LC(C)      &kp LC(V)      &none    &kp C_PREV &kp C_PP  &kp C_NEXT &none     &kp C_MUTE
                                            &trans         &trans         &trans   &trans     &trans    &trans
            >;
        };

        num {
            display-name = "Num";
            bindings = <
                &kp LBKT      &kp N7        &kp N8         &kp N9         &kp RBKT &kp CARET  &kp AMPS     &kp ASTRK    &kp LPAR     &kp RPAR
                &kp GRAVE     &kp N4        &kp N5         &kp N6         &kp EQUAL &kp UNDER &sk RSHFT    &kp DLLR     &kp PRCNT    &kp PIPE
                &kp BSLH      &kp N1        &kp N2         &kp N3         &kp MINUS &kp TILDE &kp EXCL     &kp AT       &kp HASH     &kp PLUS
                                            &trans         &kp N0         &trans   &trans     &trans       &trans
            >;
        };

        sys {
            display-name = "Sys";
            bindings = <
                &bootloader   &none         &none          &none          &none    &none     &bt BT_CLR   &bt BT_PRV   &bt BT_NXT   &none
                &sys_reset    &none         &none          &none          &none    &none     &bt BT_SEL 0 &bt BT_SEL 1 &bt BT_SEL 2 &none
                &none         &none         &none          &none          &none    &none     &none        &none        &none        &none
                                            &trans         &trans         &trans   &trans    &trans       &trans
            >;
        };
    };
};
`;

/** Home row mods with common settings, on the five-column Corne. A test checks `keys` against the layout in core/firmware. */
export const sampleKeymap = {
  source: homeRow,
  keyboard: 'corne',
  keys: '0,37 100,12 200,0 300,12 400,24 700,24 800,12 900,0 1000,12 1100,37 0,137 100,112 200,100 300,112 400,124 700,124 800,112 900,100 1000,112 1100,137 0,237 100,212 200,200 300,212 400,224 700,224 800,212 900,200 1000,212 1100,237 250,312 350,312,100,100,1200,350,412 448,283,100,150,2400,448,433 652,283,100,150,-2400,752,433 750,312,100,100,-1200,850,412 850,312',
} as const;
