import { Refusal } from "~/refusal";

/** The raw body, for signature checks. Stops reading at `maxBytes` and throws TOO_LARGE (413). */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw payloadTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) return Buffer.concat(chunks);
    size += value.length;
    if (size > maxBytes) {
      await reader?.cancel();
      throw payloadTooLarge();
    }
    chunks.push(value);
  }
}

function payloadTooLarge(): Refusal {
  return new Refusal("TOO_LARGE", "That is too much to send at once.", 413);
}
