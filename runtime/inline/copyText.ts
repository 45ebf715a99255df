/** Copies text to the clipboard. Returns false if the browser refuses: no permission, or no secure connection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
