/**
 * Components for Markdown pages that only run during the build: readers get their HTML, but not their code or data. To add
 * one, put it in src/staticComponents/<Name>/index.tsx and list it here.
 */
export { default as BatteryLife } from './BatteryLife';
export { default as BehaviorTable } from './BehaviorTable';
export { default as BindingTable } from './BindingTable';
export { default as CharacterTable } from './CharacterTable';
export { default as ChosenTable } from './ChosenTable';
export { default as ConstantTable } from './ConstantTable';
export { default as DoctorRules } from './DoctorRules';
export { default as Drawing } from './Drawing';
export { default as Glossary } from './Glossary';
export { default as HardwareTable } from './HardwareTable';
export { default as KconfigTable } from './KconfigTable';
export { default as KeyCodeExamples } from './KeyCodeExamples';
export { default as KeyCodeTable } from './KeyCodeTable';
export { default as KeyPositions } from './KeyPositions';
export { default as KeymapLayers } from './KeymapLayers';
export { default as LayerStack } from './LayerStack';
export { default as MacroSteps } from './MacroSteps';
export { default as MainBranchBoards } from './MainBranchBoards';
export { default as MainBranchOptions } from './MainBranchOptions';
export { default as MatrixTransform } from './MatrixTransform';
export { default as ModifierTable } from './ModifierTable';
export { default as OldKeyCodeTable } from './OldKeyCodeTable';
export { default as OptionIndex } from './OptionIndex';
export { default as PhysicalLayout } from './PhysicalLayout';
export { default as PickPositions } from './PickPositions';
export { default as PropertyIndex } from './PropertyIndex';
export { default as QmkNameTable } from './QmkNameTable';
export { default as StudioFrame } from './StudioFrame';
export { default as StudioMessages } from './StudioMessages';
export { default as Timeline } from './Timeline';
