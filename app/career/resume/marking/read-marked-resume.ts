import type { DocumentText } from "../document-text";
import { inFile, readWhole, type ReadOptions, type ReadResume } from "../read-resume";
import type { RoleOf } from "../tagger/sequence";
import { unwrap } from "../unwrap";
import type { Mark } from "./mark";
import { resolveDoubts } from "./resolve-doubts";

/** Reads a resume as `readResume` does, then resolves the doubts that the marks resolve. */
export function readMarkedResume(
  file: DocumentText,
  options: ReadOptions,
  marks: readonly Mark[],
): ReadResume {
  const { document, origin } = unwrap(file);
  const read = readWhole(document, options);
  const byParagraph = new Map(marks.map((mark) => [mark.paragraph, mark]));
  const roleOf: RoleOf = ({ paragraph, index }) => byParagraph.get(paragraph)?.roles[index];
  return inFile(resolveDoubts(read, readWhole(document, { ...options, roleOf }), marks), origin);
}
