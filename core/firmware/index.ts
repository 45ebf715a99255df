/** The reference tables of the firmware: what exists, what it is called, and what it does. Design: README.md. */
export { behaviors } from './behaviors/behaviors.ts';
export { constants, internalConstants } from './behaviors/constants.ts';
export { bindingForm, constantName, findBehavior, findConstant } from './behaviors/find.ts';
export { inputProcessors } from './behaviors/inputProcessors.ts';
export type {
  Behavior,
  Constant,
  ConstantFills,
  InputProcessor,
  Locality,
  Parameter,
  ParameterKind,
  PropertyText,
} from './behaviors/types.ts';
