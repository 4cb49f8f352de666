import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) =>
  readResume(
    documentFromText(["Amina Bello Kure", "08035550123", "amina.kure@example.com", "", ...lines].join("\n")),
  ).profile;

test.each(["Reading skills", "Spoken skills"])("%s are rated, and no language", (line) => {
  const { languages } = read("LANGUAGES", "English", "Hausa", line);
  expect(languages.map(({ language }) => language)).toEqual(["English", "Hausa"]);
});

test.each(["S.S.L.C.", "First School Leaving Cert."])(
  "%s is a school certificate, and no subject",
  (paper) => {
    const [study] = read("EDUCATION", `${paper}, Rima Primary School, Minna, 1996 - 2002`).education;
    expect(study?.studyType?.replace(/\.$/, "")).toBe(paper.replace(/\.$/, ""));
    expect(study?.area).toBeUndefined();
  },
);

test("the other name of a university is no second one", () => {
  const { education } = read(
    "EDUCATION",
    "Rima State University, Minna (formerly Federal College of Agriculture)",
    "B.Agric Crop Production, 2016 - 2021",
  );
  expect(education).toHaveLength(1);
  expect(education[0]).toMatchObject({ institution: "Rima State University", studyType: "B.Agric" });
});
