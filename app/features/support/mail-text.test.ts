import { expect, test } from "vitest";
import { parseAddress, isAutomatedMail, stripQuotedText } from "./mail-text";

test.each([
  ["Thanks!\n\nOn Sat, 21 Nov 2026 at 14:05, Oya Apply <no-reply@x.example> wrote:\n> Hello", "Thanks!"],
  [
    "Thanks!\r\n\r\nOn Sat, 21 Nov 2026 at 14:05, Oya Apply\r\n<no-reply@x.example> wrote:\r\n\r\n> Hello",
    "Thanks!",
  ],
  ["Yes.\n\n-----Original Message-----\nFrom: a@b.example", "Yes."],
  ["Yes.\n________________________________\nFrom: a@b.example", "Yes."],
  ["> Which one?\nThe second.\n-- \nAda", "The second."],
  ["On Monday I will pay.\nOn Tuesday, too.", "On Monday I will pay.\nOn Tuesday, too."],
  ["Null\u0000 and bell\u0007", "Null and bell"],
])("%j gives the writer's own text", (mail, words) => {
  expect(stripQuotedText(mail)).toBe(words);
});

test("an address is read from its field, and more than one is none", () => {
  expect([
    parseAddress("Ada <ADA@x.example>"),
    parseAddress("ada@x.example"),
    parseAddress("a@x.example, b@x.example"),
    parseAddress(""),
  ]).toEqual(["ada@x.example", "ada@x.example", "", ""]);
});

test("automated mail is detected by headers and names, personal mail is not", () => {
  expect(isAutomatedMail("ada@x.example", { "Auto-Submitted": "no", Subject: "Re: absence" })).toBe(false);
  for (const [name, value] of [
    ["auto-submitted", "auto-replied"],
    ["Precedence", "bulk"],
    ["List-Id", "<l.x>"],
    ["Return-Path", "<>"],
  ] as const)
    expect(isAutomatedMail("ada@x.example", { [name]: value })).toBe(true);
  for (const from of ["MAILER-DAEMON@x.example", "no-reply@x.example", ""])
    expect(isAutomatedMail(from, {})).toBe(true);
});
