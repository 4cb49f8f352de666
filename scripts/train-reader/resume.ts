import { chance } from "./invent";
import { shuffled } from "./resume/fill";
import { writeHead, writeName } from "./resume/head";
import { writeNysc, writeSiwes, writeSummary, writeVolunteer, writeWork } from "./resume/jobs";
import { writeCustom, writeLanguages, writeSide, writeSkills } from "./resume/lists";
import { writeAwards, writeCertificates, writeProjects } from "./resume/papers";
import { writePersonal, writeReferees } from "./resume/people";
import { writeOLevels, writeSchools } from "./resume/schools";
import { addLine, createDraft, type Grammar, type Sample, type Draft } from "./resume/draft";
import { mulberry32 } from "../training/train-crf";

export type { Grammar, Sample } from "./resume/draft";

/** One invented resume in a given layout. The same seed gives the same resume. */
export function inventResume(seed: number, grammar: Grammar): Sample {
  return writeSections(createDraft(chance(mulberry32(seed)), grammar));
}

function writeSections(draft: Draft): Sample {
  const { is, pick } = draft.choose;
  const sidebar = !draft.isPhone && is(0.16) ? (is(0.5) ? "first" : "last") : undefined;
  if (is(0.06))
    addLine(
      draft,
      [
        {
          text: pick(["CURRICULUM VITAE", "Curriculum Vitae", "RESUME", "Resume", "CV"]),
          label: "heading",
        },
      ],
      { bold: true, center: true, size: 1.2 },
    );
  if (is(0.05))
    draft.page.add(
      [
        { text: `${draft.name} – ${pick(["Resume", "CV", "Page 1", "1/2"])}`, label: "other" },
        { text: " ", label: "line" },
      ],
      { zone: "head" },
    );
  if (sidebar === "first") writeSide(draft);
  if (sidebar) writeName(draft);
  else writeHead(draft);
  const early = [() => writeSummary(draft)].filter(() => is(0.65));
  const main = is(0.7)
    ? [() => writeWork(draft), () => writeSchools(draft)]
    : [() => writeSchools(draft), () => writeWork(draft)];
  const late = [
    ...(sidebar ? [] : [() => writeSkills(draft, 0), () => writeLanguages(draft, 0)]),
    () => writeCertificates(draft),
    () => writeProjects(draft),
    () => writeVolunteer(draft),
    () => writeAwards(draft),
    () => writeCustom(draft),
    ...(draft.tongue === "en"
      ? [() => writeNysc(draft), () => writeSiwes(draft), () => writeOLevels(draft)]
      : []),
    () => writeReferees(draft),
  ].filter(() => is(0.42));
  const personal = is(0.28) ? [() => writePersonal(draft)] : [];
  const all = [
    ...early,
    ...(is(0.5) ? personal : []),
    ...main,
    ...shuffled(late, draft.choose),
    ...personal.slice(is(0.5) ? 0 : 1),
  ];
  for (const section of [...new Set(all)]) section();
  if (sidebar === "last") writeSide(draft);
  if (is(0.05))
    draft.page.add([{ text: `${draft.name} ${pick(["- 1 of 2", "| Page 2", "– 2/2"])}`, label: "line" }], {
      zone: "foot",
    });
  return { document: draft.page.document(), gold: draft.page.gold, truth: draft.truth };
}
