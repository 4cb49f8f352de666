import { expect, test } from "vitest";
import { parsePeriod } from "~/career/dates";
import { documentFromText } from "../from-text";
import type { Field } from "../field";
import type { Label } from "../tagger/labels";
import { noteEntries } from "./note-entries";

const MARK = /\{(\w+):([^{}]*)\}/g;

/** A note whose fields are marked as in tests/fixtures/marked-resumes. */
function entriesOf(marked: string) {
  const document = documentFromText(marked.replace(MARK, "$2"));
  const fields = marked
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line, paragraph) => {
      let removed = 0;
      return [...line.matchAll(MARK)].map(({ 0: whole, 1: label = "", 2: text = "", index }): Field => {
        const from = index - removed;
        removed += whole.length - text.length;
        const period = label === "dates" ? parsePeriod(text) : undefined;
        const segment = {
          ...{ paragraph, from, to: from + text.length, text, index: 0, count: 1, space: 0 },
          before: from === 0 ? ("start" as const) : ("join" as const),
          style: { bold: false, italic: false, size: 1, caps: false },
          ...(period && { period }),
        };
        return { label: label as Label, text, paragraph, segments: [segment], probability: () => 1 };
      });
    });
  const { entries, left } = noteEntries(document, fields);
  return {
    entries: entries.map(({ kind, fields: own }) => `${kind}: ${own.map(({ text }) => text).join(" | ")}`),
    left: left.map(({ text }) => text),
  };
}

test("posts in one paragraph are parted where a part comes back", () => {
  const { entries } = entriesOf(
    "i be {title:cook} for {employer:Bimpe Canteen} {dates:2014 to 2017} then {title:steward} at {employer:Rima Lodge} {dates:2018 till now}",
  );
  expect(entries).toEqual([
    "post: cook | Bimpe Canteen | 2014 to 2017",
    "post: steward | Rima Lodge | 2018 till now",
  ]);
});

test("the order of the parts is the one in which this note tells its posts", () => {
  const { entries } = entriesOf(
    [
      "{dates:2011 - 2013} {employer:Okwu Tyres} {title:boy}",
      "{dates:2013 - 2016} {employer:Delta Haulage} {title:loader}",
      "{dates:2016 - 2020} {employer:Nkpor Sawmill} {title:saw operator}",
    ].join("\n"),
  );
  expect(entries).toEqual([
    "post: 2011 - 2013 | Okwu Tyres | boy",
    "post: 2013 - 2016 | Delta Haulage | loader",
    "post: 2016 - 2020 | Nkpor Sawmill | saw operator",
  ]);
});

test("what was done stands in the post before it, and a promotion is a post of its own", () => {
  const { entries } = entriesOf(
    [
      "{employer:Kazaure Farms} {title:picker} {dates:2015}",
      "{line:i pick tomato}",
      "{title:gang leader} {dates:2017 to 2019}",
      "{line:12 people dey under me}",
    ].join("\n"),
  );
  expect(entries).toEqual([
    "post: Kazaure Farms | picker | 2015 | i pick tomato",
    "post: gang leader | 2017 to 2019 | 12 people dey under me",
  ]);
});

test("a study and a paper beside each other keep their own years", () => {
  const { entries } = entriesOf(
    "{school:Girls Grammar School Ikot} {degree:waec} {dates:2012} {item:first aid} {issuer:red cross} {dates:2016}",
  );
  expect(entries).toEqual([
    "study: Girls Grammar School Ikot | waec | 2012",
    "paper: first aid | red cross | 2016",
  ]);
});

test("the town of the person and a time beside nothing belong to no entry", () => {
  const { entries, left } = entriesOf(
    "{place:lafia}\n\n{title:mason} {employer:Alh Danjuma} {dates:2019 till date}",
  );
  expect(entries).toEqual(["post: mason | Alh Danjuma | 2019 till date"]);
  expect(left).toEqual(["lafia"]);
  expect(entriesOf("{dates:2019}").entries).toEqual([]);
});

test("a beginning and an end that are told apart are one time", () => {
  const { entries } = entriesOf(
    "i enter {employer:Gboko Mills} {dates:2014} as {title:bagger} i leave {dates:2018}",
  );
  expect(entries).toEqual(["post: Gboko Mills | 2014 | bagger | 2018"]);
});

test("a year belongs to the paper of its sentence", () => {
  const { entries } = entriesOf(
    "{item:licence class E}, {issuer:FRSC}. also {item:crane card} {dates:2025}. {item:defensive driving} {dates:2023}. {item:union member}",
  );
  expect(entries).toEqual([
    "paper: licence class E | FRSC",
    "paper: crane card | 2025",
    "paper: defensive driving | 2023",
    "paper: union member",
  ]);
});

test("papers of one note begin alike", () => {
  const { entries } = entriesOf(
    "{dates:2019} {item:first aid}, {dates:2021} {item:fire warden}, {dates:2024} {item:HSE 1}",
  );
  expect(entries).toEqual(["paper: 2019 | first aid", "paper: 2021 | fire warden", "paper: 2024 | HSE 1"]);
});
