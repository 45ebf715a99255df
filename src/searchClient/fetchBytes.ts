export async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server responded with ${response.status}.`);
  return response.arrayBuffer();
}
