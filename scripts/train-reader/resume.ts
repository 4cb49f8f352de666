import { chance } from "./invent";
import { shuffled } from "./resume/fill";
import { writeHead, writeName } from "./resume/head";
import { writeNysc, writeSiwes, writeSummary, writeVolunteer, writeWork } from "./resume/jobs";
import { writeCustom, writeLanguages, writeSide, writeSkills } from "./resume/lists";
import { writeAwards, writeCertificates, writeProjects } from "./resume/papers";
import { writePersonal, writeReferees } from "./resume/people";
import { writeOLevels, writeSchools } from "./resume/schools";
import { addLine, createSheet, type Grammar, type Sample, type Sheet } from "./resume/sheet";
import { mulberry32 } from "./train-crf";

export type { Grammar, Sample } from "./resume/sheet";

/** One invented resume in a given layout. The same seed gives the same resume. */
export function inventResume(seed: number, grammar: Grammar): Sample {
  return writeSections(createSheet(chance(mulberry32(seed)), grammar));
}

function writeSections(sheet: Sheet): Sample {
  const { is, pick } = sheet.choose;
  const sidebar = !sheet.isPhone && is(0.16) ? (is(0.5) ? "first" : "last") : undefined;
  if (is(0.06))
    addLine(
      sheet,
      [
        {
          text: pick(["CURRICULUM VITAE", "Curriculum Vitae", "RESUME", "Resume", "CV"]),
          label: "heading",
        },
      ],
      { bold: true, center: true, size: 1.2 },
    );
  if (is(0.05))
    sheet.page.add(
      [
        { text: `${sheet.name} – ${pick(["Resume", "CV", "Page 1", "1/2"])}`, label: "other" },
        { text: " ", label: "line" },
      ],
      { zone: "head" },
    );
  if (sidebar === "first") writeSide(sheet);
  if (sidebar) writeName(sheet);
  else writeHead(sheet);
  const early = [() => writeSummary(sheet)].filter(() => is(0.65));
  const main = is(0.7)
    ? [() => writeWork(sheet), () => writeSchools(sheet)]
    : [() => writeSchools(sheet), () => writeWork(sheet)];
  const late = [
    ...(sidebar ? [] : [() => writeSkills(sheet, 0), () => writeLanguages(sheet, 0)]),
    () => writeCertificates(sheet),
    () => writeProjects(sheet),
    () => writeVolunteer(sheet),
    () => writeAwards(sheet),
    () => writeCustom(sheet),
    ...(sheet.tongue === "en"
      ? [() => writeNysc(sheet), () => writeSiwes(sheet), () => writeOLevels(sheet)]
      : []),
    () => writeReferees(sheet),
  ].filter(() => is(0.42));
  const personal = is(0.28) ? [() => writePersonal(sheet)] : [];
  const all = [
    ...early,
    ...(is(0.5) ? personal : []),
    ...main,
    ...shuffled(late, sheet.choose),
    ...personal.slice(is(0.5) ? 0 : 1),
  ];
  for (const section of [...new Set(all)]) section();
  if (sidebar === "last") writeSide(sheet);
  if (is(0.05))
    sheet.page.add([{ text: `${sheet.name} ${pick(["- 1 of 2", "| Page 2", "– 2/2"])}`, label: "line" }], {
      zone: "foot",
    });
  return { document: sheet.page.document(), gold: sheet.page.gold, truth: sheet.truth };
}
