// The end of an answer and the start of the quoted mail, as mail programs write it.
const QUOTE_HEADERS = [
  /^\s*(on|le|am|el)\b.{0,200}\b(wrote|écrit|schrieb|escribió)\b.{0,80}:\s*$/i,
  /^\s*-{2,}\s*(original|forwarded) message\s*-{2,}/i,
  /^\s*-{2,}\s*(ursprüngliche nachricht|message d'origine|mensaje original)\s*-{2,}/i,
  /^\s*_{10,}\s*$/,
  /^\s*(from|von|de)\s*:\s.+@.+/i,
  /^-- $/,
];
const MAX_TEXT_LENGTH = 20_000;

/** The text of a reply, without the quoted mail, the signature and control characters. */
export function stripQuotedText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .split("\n");
  const end = lines.findIndex((line, n) =>
    QUOTE_HEADERS.some((head) => head.test(joinWithNextLine(lines, n)) || head.test(line)),
  );
  const newLines = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith(">"));
  return [...newLines.join("\n").trim()].slice(0, MAX_TEXT_LENGTH).join("");
}

/** "Ada Obi <ada@example.com>" → "ada@example.com"; an empty text when there is no single address. */
export function parseAddress(field: string): string {
  const bracketed = /<([^<>\s]+@[^<>\s]+)>\s*$/.exec(field)?.[1];
  const bare = /^\s*([^<>\s,]+@[^<>\s,]+)\s*$/.exec(field)?.[1];
  return (bracketed ?? bare ?? "").toLowerCase();
}

/** Whether a program sent this: an absence note, a bounce, a list. An answer would start a loop. */
export function isAutomatedMail(from: string, headers: Record<string, string>): boolean {
  const header = (name: string) =>
    Object.entries(headers)
      .find(([key]) => key.toLowerCase() === name)?.[1]
      ?.trim()
      .toLowerCase() ?? "";
  const answered = header("auto-submitted");
  if (answered !== "" && answered !== "no") return true;
  if (["bulk", "junk", "list", "auto_reply"].includes(header("precedence"))) return true;
  if (
    header("x-auto-response-suppress") ||
    header("x-autoreply") ||
    header("list-id") ||
    header("return-path") === "<>"
  )
    return true;
  return /^(mailer-daemon|postmaster|no-?reply)@/.test(parseAddress(from)) || parseAddress(from) === "";
}

// "On Sat, 21 Nov 2026 at 14:05, Oya Apply <…>" often has a line break before "wrote:".
function joinWithNextLine(lines: string[], at: number): string {
  return /^\s*(on|le|am|el)\b/i.test(lines[at] ?? "") ? `${lines[at]} ${lines[at + 1] ?? ""}`.trim() : "";
}
