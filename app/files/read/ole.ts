import { CannotRead } from "./outcome";

/**
 * Looks at an old Office container (OLE2) and lets only a readable Word 97–2003 document pass.
 * Throws CannotRead: encrypted, old_word, wrong_type (Excel, PowerPoint, installer, mail) or damaged.
 * Structure: [MS-CFB] 2.6 directory entries, [MS-DOC] 2.5.1 FibBase.
 */
export function checkWordDocument(bytes: Buffer): void {
  const directory = bytes.length < 1536 ? bytes.length : (bytes.readUInt32LE(48) + 1) * sectorSize;
  if (directory >= bytes.length) throw new CannotRead("damaged");
  if (findEntry(bytes, "EncryptedPackage")) throw new CannotRead("encrypted");
  const stream = findEntry(bytes, "WordDocument");
  if (!stream) throw new CannotRead("wrong_type");
  const fib = positionOf(bytes, stream);
  if (fib < 512 || fib + 64 > bytes.length) throw new CannotRead("damaged");
  const identifier = bytes.readUInt16LE(fib);
  const version = bytes.readUInt16LE(fib + 2);
  const flags = bytes.readUInt16LE(fib + 10);
  if (identifier === 0xa5dc || (identifier === 0xa5ec && version < 193)) throw new CannotRead("old_word");
  if (identifier !== 0xa5ec) throw new CannotRead("damaged");
  if (flags & 0x0100) throw new CannotRead("encrypted");
}

type DirectoryEntry = { firstSector: number; size: number };

/** Directory entries are 128 bytes on 128-byte borders, so they are found by name without following any chain. */
function findEntry(bytes: Buffer, name: string): DirectoryEntry | null {
  const wanted = Buffer.from(`${name}\0`, "utf16le");
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 2)) {
    const isEntry = at % 128 === 0 && at + 128 <= bytes.length;
    if (isEntry && bytes.readUInt16LE(at + 64) === wanted.length && bytes[at + 66] === isStream)
      return { firstSector: bytes.readUInt32LE(at + 116), size: bytes.readUInt32LE(at + 120) };
  }
  return null;
}

const isStream = 2;
const sectorSize = 512;
const miniSectorSize = 64;
const shortestOwnStream = 4096;

/** Where a stream begins in the file. Short streams share the root entry's sectors. Negative when the chain is broken. */
function positionOf(bytes: Buffer, stream: DirectoryEntry): number {
  if (stream.size >= shortestOwnStream) return (stream.firstSector + 1) * sectorSize;
  const offset = stream.firstSector * miniSectorSize;
  const root = (bytes.readUInt32LE(48) + 1) * sectorSize;
  let sector = root + 128 <= bytes.length ? bytes.readUInt32LE(root + 116) : -1;
  for (let step = Math.floor(offset / sectorSize); step > 0 && sector >= 0; step--)
    sector = nextSector(bytes, sector);
  return sector < 0 || offset > bytes.length ? -1 : (sector + 1) * sectorSize + (offset % sectorSize);
}

function nextSector(bytes: Buffer, sector: number): number {
  const perTable = sectorSize / 4;
  const table = Math.floor(sector / perTable);
  if (table >= 109) return -1;
  const at = (bytes.readUInt32LE(76 + 4 * table) + 1) * sectorSize + 4 * (sector % perTable);
  const next = at + 4 <= bytes.length ? bytes.readUInt32LE(at) : -1;
  return next < 0xffff_fffa ? next : -1;
}
