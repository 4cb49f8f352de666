import { inflateRawSync } from "node:zlib";

/** The parts of a Word file in order, read from the local headers of its ZIP, independent of the writer's library. */
export function readDocxParts(zip: Uint8Array): Record<string, string> {
  const bytes = Buffer.from(zip);
  const parts: Record<string, string> = {};
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50;) {
    const [packed, nameLength, extra] = [
      bytes.readUInt32LE(at + 18),
      bytes.readUInt16LE(at + 26),
      bytes.readUInt16LE(at + 28),
    ];
    const start = at + 30 + nameLength + extra;
    parts[bytes.toString("utf8", at + 30, at + 30 + nameLength)] = inflateRawSync(
      bytes.subarray(start, start + packed),
    ).toString("utf8");
    at = start + packed;
  }
  return parts;
}
