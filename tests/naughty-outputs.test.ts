import { expect, test } from "vitest";
import { formatCsv } from "~/features/ai/csv";
import { composeMail } from "~/providers/mail/compose";
import { ALL_NAUGHTY, dangersIn } from "./naughty-strings";

// What leaves the site as something else than a page: CSV for a spreadsheet, and mail.

const strings = [
  ...ALL_NAUGHTY,
  ...[
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "＝1+1",
    "＠x",
    " =1+1",
    "\n=1+1",
    "\t=cmd|' /C calc'!A0",
    "\u200b=1+1",
    "\u00a0+1",
    '=HYPERLINK("//evil.example")',
  ],
];

test("no cell of a CSV file begins a formula, and each is read back as it was", () => {
  const file = formatCsv(strings.map((text) => [text, 7]));
  const rows = readCsv(file);
  expect(rows).toHaveLength(strings.length);
  for (const [index, [cell = "", figure]] of rows.entries()) {
    expect(cell.replace(/^'/, "")).toBe((strings[index] ?? "").replace(/^'/, ""));
    expect(cell.replace(/^[\s\p{Cf}]+/u, "")).not.toMatch(/^[=+\-@＝＋－＠]/u);
    expect(figure).toBe("7");
  }
});

test("no mail has another header, a link of a stranger or markup, whatever its people and titles are called", () => {
  for (const text of strings) {
    const mail = composeMail(
      { subject: `Your letter for ${text}`, greeting: `Hello ${text}`, lines: [`About ${text}`] },
      { name: "Oya Apply", url: "https://apply.example" },
    );
    expect(mail.subject).not.toMatch(/[\r\n\p{Cc}]/u);
    expect(mail.subject.length).toBeLessThanOrEqual(150);
    expect(dangersIn(mail.html), text.slice(0, 100)).toEqual([]);
    expect(
      mail.html.match(/<(?!!doctype|\/?(?:html|head|meta|title|body|div|p|a)\b)/gi),
      text.slice(0, 100),
    ).toBeNull();
    expect([...mail.html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([]);
  }
});

/** RFC 4180: cells in double quotes may hold commas, line ends and doubled quotes. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
