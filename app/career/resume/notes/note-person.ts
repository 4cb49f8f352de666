import type { Block } from "../blocks";
import { type Field, groupByParagraph } from "../field";
import { isAboutPaper } from "../kind-of-paper";
import { foldText } from "~/career/nlp/fold";
import type { Label } from "../tagger/labels";
import { noteSections } from "./note-sections";

/** The words of a text, folded. */
export const foldedWords = (text: string) => (text.match(/[\p{L}\p{N}']+/gu) ?? []).map(foldText);

/** "08025550159, 07065550116": as many numbers as there are. */
function numbersOf(field: Field): Field[] {
  if (field.label !== "phone") return [field];
  const numbers = field.text.split(/\s*[,;/&]\s*|\s+(?:or|and)\s+/u);
  const areWhole = numbers.every((number) => number.replace(/\D/g, "").length >= FEWEST_DIGITS);
  return areWhole ? numbers.map((text) => ({ ...field, text })) : [field];
}
const FEWEST_DIGITS = 7;

const ofTop: ReadonlySet<Label> = new Set(["headline", "phone", "email", "link"]);

/** "guarantor: Mr Ajah, teacher, 0803 …": what stands beside somebody with a number of theirs is what they are. */
export function fieldsOfReferees(fields: readonly Field[]): ReadonlySet<Field> {
  const lines = [...groupByParagraph(fields).values()].filter((line) =>
    line.some(({ label }) => label === "referee"),
  );
  return new Set(
    lines.flatMap((line) => {
      const isReached = line.some(({ label }) => label === "phone");
      const first = line.findIndex(({ label }) => label === "referee");
      return line.filter(
        ({ label }, at) =>
          label === "referee" ||
          label === "phone" ||
          label === "email" ||
          (isReached && at > first && ofAPost.has(label)),
      );
    }),
  );
}

/** "my uncle he work for NIPOST, Mr Peter 0703 …": before a referee stands no post of one's own, unless it has a time. */
export function isBesideReferee(fields: readonly Field[]): (field: Field) => boolean {
  const lines = groupByParagraph(fields);
  return ({ paragraph, label }) => {
    const line = lines.get(paragraph) ?? [];
    const has = (...labels: Label[]) => line.some((one) => labels.includes(one.label));
    return ofAPost.has(label) && has("referee") && has("phone", "email") && !has("dates", "line");
  };
}

const ofAPost: ReadonlySet<Label> = new Set(["title", "employer", "place"]);

/** What a note tells of the person and of referees. `left`: fields that no entry has. */
export function blocksOfPerson(
  fields: readonly Field[],
  left: readonly Field[],
  ofReferees: ReadonlySet<Field>,
): Block[] {
  const of = (...labels: Label[]) => fields.filter(({ label }) => labels.includes(label));
  const [place] = left.filter(({ label }) => label === "place");
  const sections = noteSections(fields);
  const stated = left.filter(
    ({ label, text }) => label === "line" && foldedWords(text).length > 2 && !isAboutPaper(text),
  );
  // "NDLEA no record" below the papers is one; what stands behind a paper is not.
  const papers = stated.filter(
    (field) => sections.get(field) === "certificates" && field.segments[0]?.before === "start",
  );
  return [
    {
      section: "top",
      fields: [
        ...fields.filter((field) => ofTop.has(field.label) && !ofReferees.has(field)).flatMap(numbersOf),
        ...(place ? [place] : []),
      ],
    },
    {
      section: "summary",
      fields: stated.filter((field) => !papers.includes(field) && foldedWords(field.text).length > 3),
    },
    { section: "certificates", fields: papers },
    { section: "skills", fields: of("skill") },
    { section: "languages", fields: of("language") },
    { section: "personal", fields: of("personal") },
    { section: "referees", fields: [...ofReferees] },
  ];
}
