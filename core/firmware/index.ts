/** The reference tables of the firmware. See README.md. */
export { behaviors, inputProcessors } from './behaviors/behaviors.ts';
export { constants } from './behaviors/constants.ts';
export { bindingForm, constantName, findBehavior, findConstant } from './behaviors/find.ts';
export type { Behavior, Constant, InputProcessor, ParameterKind } from './behaviors/types.ts';
export { bindings } from './bindings/bindings.ts';
export {
  chosenAnchor,
  commonBehaviorProperties,
  findBinding,
  getBinding,
  getChosenProperty,
  propertyAnchor,
} from './bindings/lookup.ts';
export { chosenProperties } from './bindings/chosen.ts';
export type { Binding, BindingProperty } from './bindings/types.ts';
export {
  findKconfigChoice,
  findKconfigSymbol,
  getKconfigSymbol,
  kconfigAnchor,
  neededOptions,
} from './kconfig/lookup.ts';
export { neededOption } from './kconfig/conditions.ts';
export { kconfigSymbols } from './kconfig/symbols.ts';
export { kconfigChoices } from './kconfig/choices.ts';
export type { KconfigChoice, KconfigDefault, KconfigSymbol } from './kconfig/types.ts';
export { groups as keyCodeGroups, operatingSystems } from './key-codes/groups.ts';
export { findKeyCode, isDeprecatedName, keyCodes } from './key-codes/keyCodes.ts';
export { keysOf } from './key-codes/keysOf.ts';
export { modifiers, type Modifier } from './key-codes/modifiers.ts';
export { carriers } from './key-codes/reports.ts';
export type { KeyCode, KeyCodeGroup, Support } from './key-codes/types.ts';
export { features as hardwareFeatures, outputs as hardwareOutputs } from './hardware/facets.ts';
export { boards, buildNames, hardware, interconnects, isOnboardKeyboard, shields } from './hardware/hardware.ts';
export type { Board, Hardware, Shield } from './hardware/types.ts';
export { release } from './release/index.ts';
export { layoutTable } from './layouts/data.ts';
export { otherKeyboards } from './layouts/otherShapes.ts';
export { keyCountsOf, layoutRows, layoutsOf } from './layouts/layouts.ts';
export type { KeyboardLayouts, LayoutTable, OtherKeyboard, Shape } from './layouts/types.ts';
export { sinceOf, type Since } from './since.ts';
export { labelsOfHardware } from './labels/labels.ts';
export { sourceUrl } from './sourceUrl.ts';
