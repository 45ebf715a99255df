export type Transport = 'USB' | 'Bluetooth';
export type Connected = Readonly<Record<Transport, boolean>>;

/** Where key presses are sent (get_selected_transport in app/src/endpoints.c). The preference only matters if both are connected. */
export function outputOf(connected: Connected, preferred: Transport): Transport | undefined {
  if (connected.USB && connected.Bluetooth) return preferred;
  if (connected.USB) return 'USB';
  return connected.Bluetooth ? 'Bluetooth' : undefined;
}
