// Styles have to come from the browser's bundle: the server build emits none.
// The look that several tables share comes first, so that each of them can differ.
import './PlainTable/styles.module.css';
import './BehaviorTable/styles.module.css';
import './CharacterTable/styles.module.css';
import './Glossary/styles.module.css';
import './HardwareTable/styles.module.css';
import './KeyCodeExamples/styles.module.css';
import './KeyCodeTable/styles.module.css';
import './KeyPositions/styles.module.css';
import './KeymapLayers/styles.module.css';
import './LayerStack/styles.module.css';
import './MacroSteps/styles.module.css';
import './MatrixTransform/styles.module.css';
import './PhysicalLayout/styles.module.css';
import './ReferenceTable/styles.module.css';
import './StudioFrame/styles.module.css';
import './StudioMessages/styles.module.css';
import './Timeline/styles.module.css';
import '../components/TimelineChart/styles.module.css';

/** What production browsers get for registry.ts: no component, since content is HTML there (plugins/static-content). */
export const islands = {};
