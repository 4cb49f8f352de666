import { describe, expect, it, test } from "vitest";
import { documentOf, heading, paragraph } from "#tests/factories/paragraphs";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";
import { rowsApart } from "./other-rows";

test.each([
  ["HOBBIES: CHESS, COOKING", "pastimes"],
  ["Referees: available on request", "request"],
  ["References upon request", "request"],
  ["Languages: Tiv, Idoma and English", "languages"],
  ["Languages: Go, SQL", "own"],
  ["i like dancing and cooking", "pastimes"],
  ["Marital status: Single", "personal"],
  ["Welding, pipe fitting, reading drawings", "own"],
  ["Accounting: Sage 50, QuickBooks", "own"],
] as const)("among skills %j is %s", (text, kind) => {
  expect(rowsApart([{ paragraph: 0, text }], "skills").map((one) => one.kind)).toEqual([kind]);
});

test("two labels in one line are two rows", () => {
  expect(
    rowsApart(
      [{ paragraph: 0, label: "Languages", text: "Nupe, English. Hobby: henna, cooking" }],
      "languages",
    ),
  ).toEqual([
    { kind: "own", row: { paragraph: 0, label: "Languages", text: "Nupe, English." } },
    { kind: "pastimes", row: { paragraph: 0, label: "Hobby", text: "henna, cooking" } },
  ]);
});

test("what stands below the skills without a heading is no skill", () => {
  const { profile, notPlaced } = readResume(
    documentOf(
      paragraph("Bitrus Dung Pam", { bold: true, size: 18 }),
      paragraph("Bukuru, Plateau | 0803 555 0190 | bitrus.pam@example.com"),
      heading("Skills"),
      paragraph("Brick laying, plastering, tiling, reading drawings"),
      paragraph("Hobbies: football, music"),
      paragraph("Referees: available on request"),
    ),
  );
  expect(profile.skills.flatMap(({ keywords }) => keywords)).toEqual([
    "Brick laying",
    "plastering",
    "tiling",
    "reading drawings",
  ]);
  expect(profile.custom).toEqual([
    { heading: "Hobbies", lines: [{ text: "football, music", bullet: false }] },
  ]);
  expect(profile.referees).toEqual({ list: [], onRequest: true });
  expect(notPlaced).toEqual([]);
});

const below = (heading: string, ...lines: string[]) =>
  readResume(
    documentFromText(
      [
        "Ladi Gyang",
        "08031110001",
        "",
        "EDUCATION",
        "Bukuru Grammar School, WAEC 2012",
        "",
        heading,
        ...lines,
      ].join("\n"),
    ),
  ).profile;

describe("what stands below a list and is none of it", () => {
  it("reads somebody with a number below skills as a referee", () => {
    const profile = below(
      "SKILLS",
      "Welding, fitting, sawing",
      "you can ask: Mr Dung Pam, workshop foreman 08031112223",
    );
    expect(profile.skills.flatMap(({ keywords }) => keywords)).toEqual(["Welding", "fitting", "sawing"]);
    expect(profile.referees?.list).toMatchObject([{ name: "Mr Dung Pam", phone: "08031112223" }]);
  });

  it("reads no post or year below languages as a language", () => {
    const profile = below(
      "LANGUAGES",
      "Berom, Hausa",
      "Treasurer, Plateau Youth Association (my ward), 2021",
    );
    expect(profile.languages.map(({ language }) => language)).toEqual(["Berom", "Hausa"]);
  });
});
