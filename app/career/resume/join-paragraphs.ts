import { BULLET_SIGNS } from "../bullet-signs";
import { foldText } from "../nlp/fold";
import type { Paragraph } from "./document-text";
import { headingSection } from "./headings";
import { isPlace, isPost } from "./places";
import { notInNames } from "./vocabulary/person-names";

const IS_ITEM = new RegExp(`^(?:\\d{1,2}[.)]|[-–*${BULLET_SIGNS}])\\s`, "u");
export function isContinued(first: Paragraph, second: Paragraph, body: number): boolean {
  if (!first.box || !second.box || first.page !== second.page || first.column !== second.column) return false;
  if (first.zone || second.zone || second.headingLevel !== undefined) return false;
  if (isCutAddress(first.text, second.text)) return true;
  // The dash of "(2020 – 2022)" at the beginning of a line looks like the mark of a list item.
  if (
    /[([](?:\p{L}{3,9}\.?\s)?(?:19|20)\d{2}\s*[–-]?$/u.test(first.text) &&
    /^[–-]?\s*(?:\p{L}{3,9}\.?\s)?(?:(?:19|20)\d{2}|present)[)\]]/iu.test(second.text)
  )
    return true;
  if (second.listLevel !== undefined) return false;
  if (second.cell && (first.cell?.row !== second.cell.row || first.cell.column !== second.cell.column))
    return false;
  const [one, two] = [first.runs.at(-1), second.runs[0]];
  if (!one || !two || one.bold !== two.bold || Math.abs(one.size - two.size) > 0.6) return false;
  if (first.text.length + second.text.length > 1_500) return false;
  if (isLargeName(first, second, body)) return true;
  const size = first.runs[0]?.size ?? 10;
  if (
    /(?:19|20)\d{2}\s*[–-]$/.test(first.text) &&
    /^(?:\p{L}{3,9}\.?,?\s*)?(?:\d{2}\/)?\d{4}|^present/iu.test(second.text)
  )
    return second.spaceBefore < size;
  if (/\t/.test(first.text + second.text) || second.spaceBefore > 3) return false;
  const isItem = first.listLevel !== undefined || IS_ITEM.test(first.text);
  const isHanging = isItem && second.indent > first.indent + 3;
  if (isHanging && !/[.!?]$/.test(first.text)) return true;
  const isAligned = Math.abs(first.box.x - second.box.x) < 3 || isHanging;
  return isAligned && isHalf(first.text, second.text);
}

/** "ada.obi.rn" over "@example.com", "ada.obi@exam" over "ple.com": a mail address that a narrow column cuts. */
function isCutAddress(first: string, second: string): boolean {
  if (!first.includes("@") && !second.startsWith("@")) return false;
  if (CUT_AFTER.test(first)) return REST_OF_HOST.test(second);
  return HOST_ALONE.test(second) && LOCAL_AT_END.test(first);
}
const CUT_AFTER = /\S@[\w-]*$/u;
const REST_OF_HOST = /^[\w-]*(?:\.[\w-]+)+$/u;
const HOST_ALONE = /^@[\w-]+(?:\.[\w-]+)+$/u;
const LOCAL_AT_END = /(?:^|[\s:])[\w.+-]{2,64}$/u;

/** A clause that plainly goes on: small letters, an open bracket, or a word that needs another. */
function isHalf(first: string, second: string): boolean {
  if (/[.!?:]$/.test(first) || first.split(" ").length < 2) return false;
  const open = (first.match(/\(/g) ?? []).length > (first.match(/\)/g) ?? []).length;
  if (open && second.includes(")")) return true;
  if (
    /^\p{Ll}{2,}/u.test(second) &&
    first.length > 18 &&
    !/@|\.(?:com|ng|org)\b|^(?:www|http|linkedin|github|in\/)/i.test(second)
  )
    return true;
  if (/^\([^()]{1,40}\)/.test(second) && !/\d{4}/.test(second.slice(0, 12))) return true;
  return /(?:,|&|\s(?:of|and|for|in|the|with|to|by|from))$/.test(first) && first.length > 18;
}

/**
 * "AMINA" over "BELLO" over "KURE" at the top of a narrow column: one word to a line, all set alike. `count`: the lines of which the first is made.
 */
export function isStackedName(first: Paragraph, second: Paragraph, count: number): boolean {
  const [own, next] = [first.runs[0], second.runs[0]];
  const isAlike = own?.bold === true && next?.bold === true && own.size === next.size;
  const isClose =
    first.column === second.column && second.spaceBefore < NEAR_LINE && !first.cell && !second.cell;
  const words = first.text.trim().split(/\s+/u);
  const isName =
    words.length === count && count < MOST_NAMES && [...words, second.text.trim()].every(isWordOfName);
  return isAlike && isClose && isName && !isPost(second.text) && !isPlace(second.text);
}
const MOST_NAMES = 4;
const NEAR_LINE = 4;
const isWordOfName = (word: string) =>
  /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(word) &&
  headingSection(word) === undefined &&
  !notInNames.has(foldText(word));

/** A name in large letters that takes two lines. */
function isLargeName(first: Paragraph, second: Paragraph, body: number): boolean {
  const size = first.runs[0]?.size ?? 0;
  const isLetters = (text: string) => /^[\p{L}\p{M}.'’ -]+$/u.test(text) && text.split(" ").length <= 4;
  return (
    first.page === 1 &&
    size > body * 1.6 &&
    Math.abs(size - (second.runs[0]?.size ?? 0)) < 0.6 &&
    isLetters(first.text) &&
    isLetters(second.text) &&
    second.spaceBefore < size * 0.6
  );
}

export function joined(first: Paragraph, second: Paragraph): Paragraph {
  const { box } = first;
  const last = first.runs.at(-1);
  const mark = second.listLevel !== undefined && /\d$/.test(first.text) ? " – " : " ";
  const gap = isCutAddress(first.text, second.text) ? "" : mark;
  const runs = last
    ? [...first.runs.slice(0, -1), { ...last, text: `${last.text}${gap}` }, ...second.runs]
    : second.runs;
  return {
    ...first,
    text: `${first.text}${gap}${second.text}`,
    runs,
    ...(box && second.box && { box: { ...box, height: second.box.y + second.box.height - box.y } }),
  };
}
