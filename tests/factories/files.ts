import { constants, deflateRawSync, deflateSync } from "node:zlib";

// Files made for the tests, good and hostile, byte by byte; no such file is ever kept on disk.

export type ZipPart = {
  name: string;
  content: Buffer | string;
  declared?: number;
  packed?: Buffer;
  stored?: boolean;
};

/** A ZIP. `packed` replaces the packed bytes and `declared` the unpacked size, so that both can lie. */
export function makeZip(parts: ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const content = Buffer.from(part.content);
    const packed = part.packed ?? (part.stored ? content : deflateRawSync(content, { level: 6 }));
    const method = part.stored ? 0 : 8;
    const size = part.declared ?? content.length;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(0x0800, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(0x0800, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    bodies.push(local, name, packed);
    list.push(entry, name);
    offset += 30 + name.length + packed.length;
  }
  const listBytes = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listBytes, end]);
}

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** The parts of a Word file around a body, to be changed or added to before makeZip. */
export function docxParts(body: string, more: ZipPart[] = []): ZipPart[] {
  return [
    { name: "[Content_Types].xml", content: contentTypes },
    { name: "word/document.xml", content: documentXml(body) },
    ...more,
  ];
}

export const makeDocx = (body: string, more: ZipPart[] = []) => makeZip(docxParts(body, more));

export const documentXml = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;

export const paragraph = (text: string, runProperties = "") =>
  `<w:p><w:r><w:rPr>${runProperties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** Packed bytes that unpack to `times` × the text: whole blocks are repeated, so making them costs nothing. */
export function packedRepeat(start: string, text: string, times: number, end: string): Buffer {
  const piece = Buffer.from(text.repeat(Math.max(1, Math.floor(1_000_000 / text.length))));
  const block = (content: Buffer) =>
    deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const blocks = new Array<Buffer>(Math.ceil((times * text.length) / piece.length)).fill(block(piece));
  return Buffer.concat([block(Buffer.from(start)), ...blocks, deflateRawSync(Buffer.from(end))]);
}

/** A PDF of the given objects (number 1 is the catalogue), with a right cross-reference table. */
export function makePdf(objects: (string | Buffer)[]): Buffer {
  const chunks: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = 9;
  objects.forEach((object, index) => {
    const bytes = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]);
    offsets.push(length);
    chunks.push(bytes);
    length += bytes.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

/** One A4 page with these drawing orders, in Helvetica as F1. */
export function onePagePdf(
  drawing: string,
  more: { catalogue?: string; resources?: string; objects?: (string | Buffer)[] } = {},
): Buffer {
  return makePdf([
    `<</Type/Catalog/Pages 2 0 R${more.catalogue ?? ""}>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${more.resources ?? ""}>>>>`,
    pdfStream(Buffer.from(drawing)),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    ...(more.objects ?? []),
  ]);
}

export function pdfStream(content: Buffer, dictionary = ""): Buffer {
  const packed = deflateSync(content);
  return rawPdfStream(packed, `/Filter/FlateDecode${dictionary}`);
}

export const rawPdfStream = (bytes: Buffer, dictionary: string) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);

/** Drawing orders for lines of text from the top of the page. */
export const pdfLines = (...lines: string[]) =>
  `BT /F1 11 Tf 14 TL 60 780 Td ${lines.map((line) => `(${line.replace(/[()\\]/g, "\\$&")}) Tj T*`).join(" ")} ET`;

/** An OLE2 container whose directory names the given streams; each stream's first sector starts with the given bytes. */
export function makeOle(streams: { name: string; start: Buffer }[]): Buffer {
  const sector = 512;
  const header = Buffer.alloc(sector);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(0, 48);
  const directory = Buffer.alloc(sector);
  const entries = [{ name: "Root Entry", kind: 5 }, ...streams.map(({ name }) => ({ name, kind: 2 }))];
  entries.forEach(({ name, kind }, index) => {
    const at = 128 * index;
    directory.write(name, at, "utf16le");
    directory.writeUInt16LE(2 * name.length + 2, at + 64);
    directory[at + 66] = kind;
    directory.writeUInt32LE(index, at + 116);
    directory.writeUInt32LE(4096, at + 120);
  });
  const contents = streams.map(({ start }) => Buffer.concat([start, Buffer.alloc(sector - start.length)]));
  return Buffer.concat([header, directory, ...contents, Buffer.alloc(sector)]);
}
