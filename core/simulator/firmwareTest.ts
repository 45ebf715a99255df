import { cellsOf, type DeviceTree, type Property, type TreeNode } from '#core/devicetree';
import { findByCompatible, readKeymapTree } from './keymap/readKeymap.ts';
import { cellValue } from './keymap/cellValue.ts';
import { Session, type OutputEvent } from './session.ts';

/** A key event in the format of the firmware's own tests. */
export type TestEvent = readonly [
  state: 'pressed' | 'released',
  page: number,
  code: number,
  implicit: number,
  explicit: number,
];

type FirmwareTestResult =
  Readonly<{ ok: true; events: readonly TestEvent[] }> | Readonly<{ ok: false; reason: string }>;

/** In the firmware's test build, a kernel tick is a millisecond, and delays end one tick late. */
const testTickMs = 1;

type MockKey = Readonly<{ position: number; pressed: boolean; ms: number }>;

/**
 * Runs one of the firmware's own tests. The key events are mock events in the keymap itself, each with a time to wait
 * after it. The test ends after the last wait, even if timers are still running.
 */
export function runFirmwareTest(keymapSource: string, conf = ''): FirmwareTestResult {
  const source = `${mockKeyboard}\n${keymapSource}`;
  const { result, tree } = readKeymapTree(source, conf);
  if (!result.ok) return result;
  const { keys, keyCount } = readMock(tree);
  const events: OutputEvent[] = [];
  const keymap = { ...result.keymap, keyCount };
  const session = new Session(keymap, { timerLagMs: testTickMs, onOutput: (event) => events.push(event) });
  playMock(session, keys);
  return { ok: true, events: events.map(toTestEvent) };
}

const mockKeyboard = '/ { kscan: mock_kscan { compatible = "zmk,kscan-mock"; rows = <2>; columns = <2>; }; };';

function readMock(tree: DeviceTree): { keys: readonly MockKey[]; keyCount: number } {
  const kscan = tree.labels.get('kscan');
  const read = (property: Property | undefined): readonly number[] =>
    cellsOf(property ?? null, tree).map((cell) => cellValue(cell) ?? 0);
  const values = (name: string): readonly number[] => read(kscan?.properties.get(name));
  const columns = values('columns')[0] ?? 2;
  const rows = values('rows')[0] ?? 2;
  const transform = findTransform(tree);
  const map = transform && read(transform.properties.get('map'));
  const offset = (name: string): number => read(transform?.properties.get(name))[0] ?? 0;
  const keys = values('events').map((event) => {
    const row = (event & 0xff) + offset('row-offset');
    const column = ((event >>> 8) & 0xff) + offset('col-offset');
    const position = map ? map.indexOf((row << 8) | column) : row * columns + column;
    return { position, pressed: event < 0, ms: (event & 0x7fffffff) >>> 16 };
  });
  return { keys, keyCount: map?.length ?? rows * columns };
}

/** The chosen matrix transform or, if there's none, that of the chosen or first physical layout. */
function findTransform(tree: DeviceTree): TreeNode | undefined {
  const chosen = tree.root.children.get('chosen');
  const follow = (node: TreeNode | undefined, property: string): TreeNode | undefined => {
    const [cell] = cellsOf(node?.properties.get(property) ?? null, tree);
    return cell?.kind === 'reference' && cell.label !== null ? tree.labels.get(cell.label) : undefined;
  };
  const layout = follow(chosen, 'zmk,physical-layout') ?? findByCompatible(tree.root, 'zmk,physical-layout');
  return follow(chosen, 'zmk,matrix-transform') ?? follow(layout, 'transform');
}

function playMock(session: Session, keys: readonly MockKey[]): void {
  const { kernel } = session;
  const pending: MockKey[] = [];
  let next = 0;
  const handle = kernel.createWork(() => {
    for (let key = pending.shift(); key; key = pending.shift()) {
      if (key.position >= 0) session.key(key.position, key.pressed);
    }
  });
  const mock = kernel.createWork(() => {
    const key = keys[next++];
    if (!key) return kernel.halt();
    pending.push(key);
    kernel.submit(handle);
    kernel.schedule(mock, key.ms);
  });
  kernel.schedule(mock, keys[0]?.ms ?? 0);
  kernel.advanceTo(Number.MAX_SAFE_INTEGER);
}

const toTestEvent = ({ pressed, page, code, implicitMods, explicitMods }: OutputEvent): TestEvent => [
  pressed ? 'pressed' : 'released',
  page,
  code,
  implicitMods,
  explicitMods,
];
