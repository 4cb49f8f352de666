import { BULLET_SIGNS } from "../bullet-signs";
import { cleanLine } from "../profile.schema";

/** One line of a text form: escapes are set aside (see protect), outer white space is gone, it is never empty. */
export type Line = { text: string; isAfterBlank: boolean };

/** The lines of an edited text that are not blank, with their number. White space is folded; a backslash escape is set aside. */
export function readLines(text: string): (Line & { at: number })[] {
  let isAfterBlank = true;
  return text.split(LINE_BREAK).flatMap((raw, at) => {
    const line = protect(tidy(raw.replaceAll("\t", " ")));
    const before = isAfterBlank;
    isAfterBlank = line === "";
    return line === "" ? [] : [{ text: line, isAfterBlank: before, at }];
  });
}

export const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** A line in its canonical form (see cleanLine), without the code points that are kept for internal use. */
export function tidy(text: string): string {
  let tidied = cleanLine(text.replace(INTERNAL, ""));
  for (let again = cleanLine(tidied); again !== tidied; again = cleanLine(tidied)) tidied = again;
  return tidied;
}

// Unicode keeps U+FDD0–U+FDEF for a program's own use: one stands for "take this as plain text", the others for escaped characters.
const INTERNAL = /[\ufdd0-\ufdef]/g;
const PLAIN = "\ufdd0";
const ESCAPABLE = [..."\\|,;:()[]-–—#*•·/+>"];
const FIRST_ESCAPED = 0xfdd1;

/** Replaces each escape by one internal character, so that readers of structure do not see it. */
export function protect(line: string): string {
  return line.replace(/\\(.?)/gu, (escape, next: string, index: number) => {
    const place = ESCAPABLE.indexOf(next);
    if (next !== "" && place >= 0) return String.fromCharCode(FIRST_ESCAPED + place);
    return FIELD_START.test(line.slice(0, index)) ? PLAIN + next : escape;
  });
}

const FIELD_START = /^$|[|,;:]\s$|^[-*•–]\s$|^#+\s$/;

/** The value that a protected text stands for. */
export function reveal(text: string): string {
  return tidy(
    text
      .replaceAll(PLAIN, "")
      .replace(/[\ufdd1-\ufdef]/g, (mark) => ESCAPABLE[mark.charCodeAt(0) - FIRST_ESCAPED] ?? ""),
  );
}

/** True when somebody escaped a part of it: it is then a plain value and nothing else. */
export function isEscaped(protectedText: string): boolean {
  return /[\ufdd0-\ufdef]/.test(protectedText);
}

/** Writes a value so that none of `separators` in it is taken for structure. */
export function escape(value: string, separators = ""): string {
  return [...value].map((char) => (char === "\\" || separators.includes(char) ? `\\${char}` : char)).join("");
}

/** Writes a value so that nothing in it is taken for structure: a backslash in front. */
export function escapeWhole(value: string, separators = ""): string {
  const escaped = escape(value, separators);
  return escaped.startsWith("\\") ? escaped : `\\${escaped}`;
}

/** Cuts a text into pieces of at most `most` UTF-16 units, at a space where there is one. Nothing is lost. */
export function fit(text: string, most: number): string[] {
  const pieces: string[] = [];
  let rest = tidy(text);
  while (rest.length > most) {
    const space = rest.lastIndexOf(" ", most);
    const cut = space > most / 2 ? space : wholeCut(rest, most);
    pieces.push(tidy(rest.slice(0, cut)));
    rest = tidy(rest.slice(cut));
  }
  return [...pieces, rest].filter((piece) => piece !== "");
}

function wholeCut(text: string, most: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(most)) ? most - 1 : most;
}

const IS_ITEM = new RegExp(`^(?:[-*–—]\\s+|[${BULLET_SIGNS}»·]\\s*|[-*–—]$)(.*)$`, "u");

/** The text of a bullet line without its bullet, or undefined when the line is none. */
export function bulletText(line: string): string | undefined {
  const match = IS_ITEM.exec(line);
  return match?.[1]?.trim();
}
