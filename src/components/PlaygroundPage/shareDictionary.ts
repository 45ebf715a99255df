/**
 * Text that keymaps have in common, which links don't have to contain. Links made with it can only be read with it, so it must never
 * change: add another one with another prefix instead. Frequent text is at the end, where it's cheaper to refer to.
 */
export const shareDictionary = `
compatible = "zmk,behavior-caps-word";compatible = "zmk,behavior-sticky-key";compatible = "zmk,behavior-sensor-rotate";
#sensor-binding-cells = <0>;compatible = "zmk,behavior-macro-one-param";compatible = "zmk,behavior-tri-state";
&macro_press &macro_release &macro_tap &macro_pause_for_release &macro_param_1to1 &macro_wait_time wait-ms = <0>;tap-ms = <0>;
conditional_layers {compatible = "zmk,conditional-layers";if-layers = <1 2>;then-layer = <3>;};
release-after-ms = <1000>;quick-release;continue-list = <UNDERSCORE MINUS BSPC DEL>;slow-release;retro-tap;
sensor-bindings = <&inc_dec_kp C_VOL_UP C_VOL_DN &inc_dec_kp PG_UP PG_DN>;compatible = "zmk,behavior-mod-morph";
mods = <(MOD_LSFT|MOD_RSFT)>;keep-mods = <(MOD_LGUI|MOD_LALT|MOD_LCTL)>;compatible = "zmk,behavior-tap-dance";
compatible = "zmk,behavior-macro";macros {ZMK_MACRO(ZMK_BEHAVIOR(ZMK_COMBO(ZMK_LAYER(
#include <dt-bindings/zmk/backlight.h>
#include <dt-bindings/zmk/mouse.h>
#include <dt-bindings/zmk/rgb.h>
#include <dt-bindings/zmk/ext_power.h>
#include <dt-bindings/zmk/pointing.h>
#include <dt-bindings/zmk/outputs.h>
#define BASE 0
#define LOWER 1
#define RAISE 2
#define NAV 1
#define SYM 2
#define NUM 3
#define FUN 4
#define DEFAULT 0
#define ADJUST 3
/*
 * Copyright (c) 2020 The ZMK Contributors
 *
 * SPDX-License-Identifier: MIT
 */
&lt { flavor = "balanced"; tapping-term-ms = <200>; quick-tap-ms = <175>; };&mt { flavor = "tap-preferred"; };&sk {
hold-trigger-on-release;hold-trigger-key-positions = <0 1 2 3 4 10 11 12 13 14 20 21 22 23 24 30 31 32 33 34 35>;
require-prior-idle-ms = <150>;compatible = "zmk,behavior-hold-tap";label = "HOMEROW_MODS";#binding-cells = <2>;
bindings = <&kp>, <&kp>;flavor = "hold-preferred";&ext_power EP_TOG &rgb_ug RGB_TOG RGB_EFF RGB_BRI RGB_BRD RGB_HUI RGB_HUD &out OUT_TOG
&bl BL_TOG &mkp LCLK &mkp RCLK &mkp MCLK &mmv MOVE_UP &mmv MOVE_DOWN &mmv MOVE_LEFT &mmv MOVE_RIGHT &msc SCRL_UP &msc SCRL_DOWN
&bootloader &sys_reset &studio_unlock &caps_word &key_repeat &soft_off &kp C_MUTE &kp C_PP &kp C_NEXT &kp C_PREV &kp C_BRI_UP &kp C_BRI_DN
&kp K_MUTE &kp LC(LS(Z)) &kp LG(C) &kp LC(X) &kp LC(V) &kp LA(F4) &kp PSCRN &kp SLCK &kp PAUSE_BREAK &kp CAPSLOCK &kp KP_N1 &kp KP_NUM
&kp F1    &kp F2    &kp F3    &kp F4    &kp F5    &kp F6    &kp F7    &kp F8    &kp F9    &kp F10   &kp F11   &kp F12
&kp EXCL  &kp AT    &kp HASH  &kp DLLR  &kp PRCNT &kp CARET &kp AMPS  &kp ASTRK &kp ASTERISK &kp LPAR  &kp RPAR  &kp LBKT  &kp RBKT
&kp LBRC  &kp RBRC  &kp UNDER &kp PLUS  &kp EQUAL &kp MINUS &kp PIPE  &kp TILDE &kp GRAVE &kp BSLH  &kp FSLH  &kp SQT   &kp DQT   &kp COLON
&kp HOME  &kp END   &kp PG_UP &kp PG_DN &kp INS   &kp LEFT  &kp DOWN  &kp UP    &kp RIGHT &kp C_VOL_UP &kp C_VOL_DN
&bt BT_CLR &bt BT_SEL 0 &bt BT_SEL 1 &bt BT_SEL 2 &bt BT_SEL 3 &bt BT_SEL 4 &none &none &none &none &none &none
&kp N1    &kp N2    &kp N3    &kp N4    &kp N5    &kp N6    &kp N7    &kp N8    &kp N9    &kp N0
&hml LGUI A &hml LALT S &hml LCTRL D &hml LSHFT F &hmr RSHFT J &hmr RCTRL K &hmr RALT L &hmr RGUI SEMI &mt LSHIFT &mt LEFT_SHIFT
&sk LSHFT &sk LCTRL &sk LALT &sk LGUI &tog 1 &to 0 &sl 1 &lt 1 SPACE &lt 2 RET &lt 3 TAB &mo 1 &mo 2 &mo 3
&kp LGUI  &kp LALT  &kp LCTRL &kp LSHFT &kp RSHFT &kp RCTRL &kp RALT  &kp RGUI  &kp SEMI  &kp APOS
&kp ESC   &kp TAB   &kp SPACE &kp RET   &kp BSPC  &kp DEL   &kp COMMA &kp DOT   &kp ENTER &kp LEFT_SHIFT
combos {
    compatible = "zmk,combos";
        combo_esc {
            timeout-ms = <50>;
            key-positions = <0 1>;
            bindings = <&kp ESC>;
            layers = <0>;
        };
#include <behaviors.dtsi>
#include <dt-bindings/zmk/bt.h>
#include <dt-bindings/zmk/keys.h>

/ {
    behaviors {
    };

    keymap {
        compatible = "zmk,keymap";

        default_layer {
            display-name = "Base";
// -----------------------------------------------------------------------------------------
// |  TAB |  Q  |  W  |  E  |  R  |  T  |   |  Y  |  U  |  I  |  O  |  P  | BSPC |
            bindings = <
   &kp TAB   &kp Q   &kp W   &kp E   &kp R   &kp T   &kp Y   &kp U   &kp I   &kp O   &kp P   &kp BSPC
   &kp LCTRL &kp A   &kp S   &kp D   &kp F   &kp G   &kp H   &kp J   &kp K   &kp L   &kp SEMI &kp SQT
   &kp LSHFT &kp Z   &kp X   &kp C   &kp V   &kp B   &kp N   &kp M   &kp COMMA &kp DOT &kp FSLH &kp ESC
   &trans &trans &trans &trans &trans &trans   &trans   &trans   &trans
            >;
        };
{"source":"#include <behaviors.dtsi>\\n#include <dt-bindings/zmk/keys.h>\\n\\n/ {\\n    keymap {\\n        compatible = \\"zmk,keymap\\";\\n\\n        layer {\\n            bindings = <\\n&kp A   &kp B\\n            >;\\n        };\\n    };\\n};\\n","shape":{"name":"corne","keys":"0,37 100,12 200,0 300,12 400,24 500,24 700,24 800,12 900,0 1000,12 1100,37 0,137 100,112 200,100 300,112 400,124 500,124 0,237 100,212 200,200"}}
`;
