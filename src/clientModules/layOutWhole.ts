import type { Location } from 'history';
import { layOutWhole } from '@site/site/boot/layOutWhole';

/** From the second page on, the framework scrolls: to an anchor, or back to where the reader was. */
export function onRouteUpdate({ previousLocation }: Readonly<{ previousLocation: Location | null }>): void {
  if (previousLocation) layOutWhole();
}
