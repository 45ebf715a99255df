export type Transport = 'USB' | 'Bluetooth';
export type Connected = Readonly<Record<Transport, boolean>>;

/** Where the keys go (get_selected_transport in app/src/endpoints.c): the preference only matters if both are connected. */
export function outputOf(connected: Connected, preferred: Transport): Transport | undefined {
  if (connected.USB && connected.Bluetooth) return preferred;
  if (connected.USB) return 'USB';
  return connected.Bluetooth ? 'Bluetooth' : undefined;
}
