import type { SourceFile } from '@site/src/userFiles/readFiles';

/** A small keymap from 2020 with an example of everything that has been renamed since. */
const old: SourceFile = {
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
};

/** A keymap with typical beginner mistakes. */
const broken: SourceFile = {
  name: 'broken.keymap',
  text: `#include <behaviors.dtsi>
#include <dt-bindings/zmk/keys.h>

/ {
    behaviors {
        hm: homerow_mods {
            compatible = "zmk,behavior-hold-tap";
            tapping_term = <220>;
            bindings = <&kp>, <&kp>;
        };
    };

    keymap {
        compatible = "zmk,keymap";

        base {
            bindings = <
                &kp KC_ESC  &kp Q    &kp 1     &bt BT_NXT
                &hm LSHIFT  &kp TAP  &mo 4     &kp LS(A)
                &kp SPCE    &ktp Z   MO(1)     &kp RET
            >;
        };

        symbols {
            bindings = <
                &kp EXCL  &kp AT  &kp HASH   &kp DLLR
                &trans    &trans  &trans     &trans
                &trans    &trans  &trans
            >;
        };
    };
};
`,
};

const configuration: readonly SourceFile[] = [
  {
    name: 'build.yaml',
    text: `# What is built, and for which boards.
include:
  - board: nice_nano_v2 # the left half
    shield: corne_left
    snippet: studio-rpc-usb-uart
  - board: nice_nanov2
    shield: corne
`,
  },
  {
    name: 'config/corne.conf',
    text: `# Sleep after a quarter of an hour
CONFIG_ZMK_SLEEP = y
CONFIG_ZMK_IDLE_SLEEP_TIMEOUT=900000
CONFIG_ZMK_MOUSE=y
CONFIG_ZMK_KEYBOARD_NAME=Corne
`,
  },
  {
    name: 'config/corne.keymap',
    text: `#include <behaviors.dtsi>
#include <dt-bindings/zmk/keys.h>
#include <dt-bindings/zmk/bt.h>
#include "layers.h"

/ {
    combos {
        compatible = "zmk,combos";
        escape {
            key-positions = <1 2>;
            bindings = <&kp ESC>;
        };
    };

    keymap {
        compatible = "zmk,keymap";

        base {
            label = "Base";
            bindings = <
                &kp TAB   &kp Q &kp W &kp E &kp R &kp T   &kp Y &kp U &kp I    &kp O   &kp P    &kp BKSP
                &kp LCTRL &kp A &kp S &kp D &kp F &kp G   &kp H &kp J &kp K    &kp L   &kp SEMI &kp SQT
                &kp LSHFT &kp Z &kp X &kp C &kp V &kp B   &kp N &kp M &kp COMM &kp DOT &kp FSLH &kp ESC
                            &kp LGUI &mo SYMBOLS &kp SPACE   &kp RET &mo SYMBOLS &kp RALT
            >;
        };

        symbols {
            bindings = <
                &bt BT_CLR   &kp N1 &kp N2 &kp N3 &kp N4 &kp N5   &kp N6   &kp N7   &kp N8 &kp N9    &kp N0 &kp DEL
                &bt BT_SEL 0 &trans &trans &trans &trans &trans   &kp LEFT &kp DOWN &kp UP &kp RIGHT &trans &trans
                &trans       &trans &trans &trans &trans &trans   &trans   &trans   &trans &trans    &trans
                                        &trans &trans &trans   &trans &trans &trans
            >;
        };
    };
};
`,
  },
  { name: 'config/layers.h', text: '#define BASE 0\n#define SYMBOLS 1\n' },
  {
    name: 'config/west.yml',
    text: `manifest:
  remotes:
    - name: zmkfirmware
      url-base: https://github.com/zmkfirmware
  projects:
    - name: zmk
      remote: zmkfirmware
      revision: v0.2
      import: app/west.yml
  self:
    path: config
`,
  },
  {
    name: '.github/workflows/build.yml',
    text: `on: [push, pull_request, workflow_dispatch]

jobs:
  build:
    uses: zmkfirmware/zmk/.github/workflows/build-user-config.yml@main
`,
  },
];

const log: SourceFile = {
  name: 'failed-build.txt',
  text: `2025-06-01T08:12:40.1000000Z -- west build: generating a build system
2025-06-01T08:12:41.2000000Z -- Application: /tmp/zmk-config/zmk/app
2025-06-01T08:12:43.0000000Z -- Board: nice_nano_v2
2025-06-01T08:12:43.1000000Z -- Shield(s): corne_left
2025-06-01T08:12:45.3000000Z -- Using keymap file: /tmp/zmk-config/config/corne.keymap
2025-06-01T08:12:46.0000000Z devicetree error: /tmp/zmk-config/config/corne.keymap:23 (column 17): parse error: expected ';' or ','
2025-06-01T08:12:46.1000000Z CMake Error at zephyr/cmake/modules/dts.cmake:295 (message):
2025-06-01T08:12:46.1000000Z   gen_defines.py failed with return code: 1
2025-06-01T08:12:46.2000000Z -- Configuring incomplete, errors occurred!
2025-06-01T08:12:46.3000000Z FATAL ERROR: command exited with status 1
2025-06-01T08:12:46.4000000Z ##[error]Process completed with exit code 1.
`,
};

export const examples = { old: [old], broken: [broken], configuration, log: [log] } as const;
