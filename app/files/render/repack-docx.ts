import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";

/**
 * Packs our own Word file again, so that the same document gives the same bytes: numbered link ids,
 * properties with the language and without dates, no times in the ZIP.
 */
export function repackDocx(
  docx: Uint8Array,
  properties: { title: string; author: string; language: string },
): Uint8Array {
  const parts = unzip(Buffer.from(docx));
  const ids = new Map<string, string>();
  for (const [path, content] of parts) {
    if (!/^word\/(document\.xml|_rels\/document\.xml\.rels)$/.test(path)) continue;
    parts.set(
      path,
      Buffer.from(
        content
          .toString("utf8")
          .replace(/(r:id|Id)="(rId[a-z0-9_-]{15,})"/g, (_, name, id) => `${name}="${numbered(ids, id)}"`),
      ),
    );
  }
  parts.set("docProps/core.xml", Buffer.from(coreProperties(properties)));
  return zip(contentTypesFirst(parts));
}

// Upload forms detect a Word file by this first name in the ZIP.
function contentTypesFirst(parts: Map<string, Buffer>): Map<string, Buffer> {
  const first = "[Content_Types].xml";
  return new Map([...parts].sort(([one], [other]) => Number(other === first) - Number(one === first)));
}

function numbered(ids: Map<string, string>, id: string): string {
  const known = ids.get(id) ?? `rIdLink${ids.size + 1}`;
  ids.set(id, known);
  return known;
}

function coreProperties({
  title,
  author,
  language,
}: {
  title: string;
  author: string;
  language: string;
}): string {
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`,
    `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator><dc:language>${language}</dc:language>`,
    `</cp:coreProperties>`,
  ].join("");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const EPOCH = 0x0021; // 1 January 1980, the first day of the ZIP format
const UTF8_NAMES = 0x0800;

function unzip(zip: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  let at = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < zip.readUInt16LE(end + 10); entry++) {
    const [method, size, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const packed = zip.subarray(start, start + size);
    if (!name.endsWith("/")) parts.set(name, method === 0 ? Buffer.from(packed) : inflateRawSync(packed));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
}

function zip(parts: Map<string, Buffer>): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of parts) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content, { level: 9 });
    // version, flags, method 8 (deflate), time, date, checksum, sizes, name length, no extra field
    const shared = fields(
      [20, 2],
      [UTF8_NAMES, 2],
      [8, 2],
      [0, 2],
      [EPOCH, 2],
      [crc32(content), 4],
      [packed.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    );
    files.push(fields([LOCAL, 4]), shared, name, packed);
    directory.push(
      fields([CENTRAL, 4], [20, 2]),
      shared,
      fields([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    );
    offset += 4 + shared.length + name.length + packed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = fields(
    [END, 4],
    [0, 2],
    [0, 2],
    [parts.size, 2],
    [parts.size, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  );
  return new Uint8Array(Buffer.concat([...files, ...directory, end]));
}

/** Numbers in little-endian order, each with its width in bytes. */
function fields(...values: [number, 2 | 4][]): Buffer {
  return Buffer.concat(
    values.map(([value, width]) => {
      const bytes = Buffer.alloc(width);
      bytes.writeUIntLE(value, 0, width);
      return bytes;
    }),
  );
}
