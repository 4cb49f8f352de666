import { foldText } from "~/career/nlp/fold";
import { findPeriods } from "../dates";
import { cleanLine } from "../profile.schema";
import type { DocumentText, Paragraph } from "./document-text";
import { headingSection } from "./headings";
import { wordsOfAddress } from "./name-by-address";
import { partHeading } from "./part-headings";
import { isPost } from "./places";
import { labelKind } from "./segment-labels";
import { maxSegments } from "./segments";
import { isHeadRow } from "./table-heads";
import { withWholeDegrees } from "./spaced-degrees";
import { joinCutLines } from "./text-joins";
import { CHAT_STAMP } from "./vocabulary/page-marks";
import { readTextLines, type TextLine } from "./text-lines";
import type { Section } from "./vocabulary/vocabulary-types";

const size = 11; // points: text alone has one size, and any will do
const emptyLine = 12;
/** The sign behind "▪" that has it drawn as a picture. */
const EMOJI_STYLE = /[\ufe00-\ufe0f]/gu;

/** Text without layout (pasted, typed, or read by a reader that knows no more) as a document: a line, or what was cut into lines, is a paragraph. */
export function documentFromText(text: string): DocumentText {
  const [near, far] = splitAtLine(
    withWholeDegrees(withoutChatStamps(text.normalize("NFC").replace(EMOJI_STYLE, ""))),
    maxSegments,
  );
  const typed = readTextLines(near).flatMap(timeApart);
  const whole = joinNames(joinCutLines(withDeeperItems(typed)), near);
  const lines = splitTables(splitHeadings(whole));
  const paragraphs = lines.map((line, at): Paragraph => {
    const { runs, emptyBefore, isRuled, isItem, isPageNumber, cell } = line;
    return {
      ...plainParagraph(textOf(line), at === 0 ? 0 : emptyBefore * emptyLine),
      runs: runs.map(({ text, bold }) => ({ text, bold, italic: false, size })),
      ...(isRuled && { ruleBelow: true }),
      ...(isItem && { listLevel: 0 }),
      ...(isPageNumber && { zone: "foot" as const }),
      ...(cell && { cell }),
    };
  });
  const rest = gatherLines(far).map((line) => plainParagraph(line, 0));
  return { paragraphs: [...paragraphs, ...rest], hidden: [], pages: 1 };
}

/** "[02/11, 20:14] Ada Obi: Good evening" as it was typed: when each message came, and from whom, is no part of it. */
function withoutChatStamps(text: string): string {
  const lines = text.split("\n");
  const isChat = lines.some((line) => CHAT_STAMP.test(line.slice(0, LONGEST_STAMP)));
  return isChat ? lines.map(withoutStamp).join("\n") : text;
}
const LONGEST_STAMP = 120;

function withoutStamp(line: string): string {
  const stamp = CHAT_STAMP.exec(line.slice(0, LONGEST_STAMP))?.[0] ?? "";
  return line.slice(stamp.length);
}

function plainParagraph(text: string, spaceBefore: number): Paragraph {
  const runs = [{ text, bold: false, italic: false, size }];
  return { text, runs, page: 1, column: 0, indent: 0, spaceBefore };
}

/** "from Aug 2021 till Sept 2026. Company closed the depot": the time of a post, and a sentence behind it. */
function timeApart(line: TextLine): TextLine[] {
  const text = textOf(line);
  const isShort = text.length <= LONGEST_DATED;
  const [period] = line.isItem || line.runs.length > 1 || !isShort ? [] : findPeriods(text);
  const end = period ? period.index + period.length : 0;
  if (!period?.end || !/^(?:from |since )?$/iu.test(text.slice(0, period.index))) return [line];
  const rest = /^\.\s+(?=\p{Lu})/u.exec(text.slice(end))?.[0];
  if (rest === undefined) return [line];
  const part = (own: string) => [{ text: own, bold: line.runs[0]?.bold ?? false }];
  return [
    { ...line, runs: part(text.slice(0, end)), isRuled: false },
    { ...line, runs: part(text.slice(end + rest.length)), emptyBefore: 0 },
  ];
}

/** Letters: a longer line is a story, and its dates are looked for where it is cut. */
const LONGEST_DATED = 300;

/** Lines without marks that stand deeper than the line above with its period at the end, or with a colon, are the items of its list. */
function withDeeperItems(lines: readonly TextLine[]): TextLine[] {
  let head: TextLine | undefined;
  return lines.map((line, at) => {
    // What has marked lines of its own below it is a head, too.
    const isHead = lines[at + 1]?.isItem === true && lines[at + 1]?.emptyBefore === 0;
    if (!head || line.emptyBefore > 0 || line.isItem || isHead || line.indent <= head.indent + 1) {
      const opens = endsInPeriod(textOf(line)) || opensList(textOf(line));
      head = line.isItem || !opens ? undefined : line;
      return line;
    }
    return { ...line, isItem: true };
  });
}

/** "Sites under me:": a few words with a colon, over what they announce. */
function opensList(text: string): boolean {
  return /^\p{L}[^:\t\d]{3,40}:$/u.test(text) && partHeading(text) !== undefined;
}

function endsInPeriod(text: string): boolean {
  if (!/\t/.test(text) || text.length > 160) return false;
  const last = findPeriods(text).at(-1);
  return last !== undefined && last.index > 10 && last.index + last.length > text.length - 3;
}

/** The first `count` lines that hold something, and what stands behind them. */
function splitAtLine(text: string, count: number): [string, string] {
  const written = /\S[^\n\r\u2028\f]*/gu;
  for (let line = 0; line < count; line++) if (!written.test(text)) return [text, ""];
  return [text.slice(0, written.lastIndex), text.slice(written.lastIndex)];
}

/** What stands so far behind that nothing sorts it, in paragraphs of some lines: each word of it is kept, and its owner asked about it. */
function gatherLines(text: string): string[] {
  const gathered: string[] = [];
  for (const line of text.split(/[\n\r\u2028\f]/)) {
    const words = cleanLine(line);
    const open = gathered.at(-1);
    if (words === "") continue;
    if (open === undefined || open.length + words.length > gatheredLength) gathered.push(words);
    else gathered[gathered.length - 1] = `${open} ${words}`;
  }
  return gathered;
}

const gatheredLength = 500;

// Sections that people write behind their heading on one line. Others of these words are rather labels inside a section.
const inline: ReadonlySet<Section> = new Set([
  "summary",
  "skills",
  "languages",
  "nysc",
  "siwes",
  "certificates",
  "awards",
  "education",
  "referees",
  "custom",
]);

/** "SKILLS: Sewing, Cutting": a heading and what stands behind it, where it begins a block of its own or is set apart by capitals. */
function splitHeadings(lines: readonly TextLine[]): TextLine[] {
  let before: TextLine | undefined;
  let isInline = false;
  const heads = new Map<string, number>();
  for (const line of lines) {
    const head = foldText(headed.exec(textOf(line))?.[1] ?? "");
    heads.set(head, (heads.get(head) ?? 0) + 1);
  }
  let open: Section | undefined;
  return lines.flatMap((line) => {
    const over = before;
    const wasInline = isInline;
    before = line;
    isInline = false;
    const [, head = "", rest = ""] = headed.exec(textOf(line)) ?? [];
    const section = rest === "" || line.isItem ? undefined : headingSection(head);
    open = headingSection(textOf(line)) ?? open;
    // "Institution: …" again and again below a heading of studies is a label of its records.
    if (section === open && (heads.get(foldText(head)) ?? 0) > 1) return [line];
    if (!over || section === undefined || !inline.has(section)) return [line];
    const isRaised = head === head.toUpperCase() && /\p{Ll}{3}/u.test(textOf(over) + rest);
    const isApart = line.emptyBefore > 0 && headingSection(textOf(over)) === undefined;
    if (!isApart && !isRaised && !wasInline) return [line];
    isInline = true;
    open = section;
    return [
      { ...line, runs: [{ text: head, bold: line.runs[0]?.bold ?? false }], isRuled: false },
      { ...line, runs: [{ text: rest, bold: false }], emptyBefore: 0 },
    ];
  });
}

const headed = /^((?:\(?[\da-z]{1,2}[.)]\s)?\p{L}[^:\t]{2,60}):\s+(.+)$/iu;

/** A name on two lines: the words of both stand in the mail address. */
function joinNames(lines: readonly TextLine[], text: string): TextLine[] {
  const [first, second, ...rest] = lines;
  const address = wordsOfAddress(text);
  if (!first || !second || second.emptyBefore > 0 || address === "") return [...lines];
  const isPart = (line: TextLine) => {
    const words = textOf(line).split(" ");
    // "Sous Chef" below "EYO BASSEY", whose address is chefeyo@…: what somebody is stands in addresses, too.
    return words.length <= 3 && words.every((word) => NAME_WORD.test(word)) && !isPost(textOf(line));
  };
  const names = (line: TextLine) =>
    textOf(line)
      .split(/[\s-]/)
      .some((word) => address.includes(foldText(word)));
  if (!isPart(first) || !isPart(second) || !names(first) || !names(second)) return [...lines];
  return [{ ...first, runs: [...first.runs, { text: " ", bold: false }, ...second.runs] }, ...rest];
}

const NAME_WORD = /^\p{L}[\p{L}'-]+$/u;

const mostCells = 2_000; // more paragraphs than a document may have would be lost

/** Lines that stand in equal columns under a line of column heads are the rows of a table. */
function splitTables(lines: readonly TextLine[]): (TextLine & { cell?: Paragraph["cell"] })[] {
  let [table, row, columns] = [0, 0, 0];
  let room = mostCells;
  return lines.flatMap((line, at) => {
    const cells = textOf(line).split("\t");
    if (cells.length > room) return [line];
    const isRow = columns > 1 && cells.length === columns && line.emptyBefore === 0 && !line.isItem;
    if (!isRow) {
      columns = cells.length > 1 && cells.length < 9 && isHeadRow(cells, labelKind) ? cells.length : 0;
      const next = lines[at + 1];
      if (!next || columns === 0 || textOf(next).split("\t").length !== columns) {
        columns = 0;
        return [line];
      }
      table += 1;
      row = 0;
    } else row += 1;
    room -= columns;
    const bold = line.runs[0]?.bold ?? false;
    return cells.map((text, column) => ({
      ...line,
      runs: [{ text, bold }],
      ...(column > 0 && { emptyBefore: 0, isRuled: false }),
      cell: { table, row, column },
    }));
  });
}

function textOf({ runs }: Pick<TextLine, "runs">): string {
  return runs.map(({ text }) => text).join("");
}
