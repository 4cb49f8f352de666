import type { JobAdvert, AdvertTerm } from "~/career/job-advert";
import type { Profile } from "~/career/profile.schema";
import { stems } from "~/career/nlp/stem";
import { mentionsIn } from "./mentions";

/** A line of a person's material as terms are looked for in it. `isSaid`: where an employer looks for skills (bullets, titles, skills). */
export type MaterialLine = {
  id: string;
  text: string;
  isSaid: boolean;
  isHeld: boolean;
  names: ReadonlySet<string>;
  run: string;
};

/**
 * Sorts what the advert asks for into what the resume shows (`have`), what only other parts of the material show (`unsaid`: a certificate's
 * name, a custom section) and what nothing shows (`missing`). A certificate "in view" is not had.
 */
export function matchTerms(
  profile: Profile,
  advert: JobAdvert,
): { have: AdvertTerm[]; unsaid: AdvertTerm[]; missing: AdvertTerm[] } {
  const material = readMaterial(profile);
  const places = advert.terms.map((term) => ({ term, lines: evidenceFor(term, material) }));
  const isHad = (lines: MaterialLine[]) => lines.some(({ isSaid }) => isSaid);
  return {
    have: places.filter(({ lines }) => isHad(lines)).map(({ term }) => term),
    unsaid: places.filter(({ lines }) => lines.length > 0 && !isHad(lines)).map(({ term }) => term),
    missing: places.filter(({ lines }) => lines.length === 0).map(({ term }) => term),
  };
}

/** The lines that show a term, the person's bullets first. */
export function evidenceFor(term: AdvertTerm, material: MaterialLine[]): MaterialLine[] {
  const holds = (line: MaterialLine) =>
    term.kind === "noun"
      ? term.options.some(
          (option) => line.run.includes(` ${stems(option).join(" ")} `) && stems(option).length > 0,
        )
      : term.options.some((option) => line.names.has(option));
  return material
    .filter((line) => holds(line) && (term.kind !== "certificate" || line.isHeld))
    .map((line) =>
      term.kind === "certificate" && line.id.startsWith("certificates.") ? { ...line, isSaid: true } : line,
    );
}

/** The person's material, read once for many terms. */
export function readMaterial(profile: Profile): MaterialLine[] {
  const roles = (["work", "siwes", "projects", "volunteer"] as const).flatMap((section) =>
    profile[section].flatMap((role, at) => [
      ...role.highlights.map((text, n) => said(`${section}.${at}.highlights.${n}`, text)),
      ...("position" in role && role.position ? [said(`${section}.${at}`, role.position)] : []),
      ...("description" in role && role.description
        ? [said(`${section}.${at}.description`, role.description)]
        : []),
      ...("summary" in role && role.summary ? [said(`${section}.${at}.summary`, role.summary)] : []),
      ...(section === "projects" && "name" in role && role.name ? [said(`${section}.${at}`, role.name)] : []),
    ]),
  );
  return [
    ...roles,
    ...(profile.nysc?.highlights ?? []).map((text, n) => said(`nysc.highlights.${n}`, text)),
    ...profile.skills.map((group, at) => said(`skills.${at}`, group.keywords.join("; "))),
    ...profile.summary.map((text, n) => said(`summary.${n}`, text)),
    ...(profile.basics.label ? [said("basics", profile.basics.label)] : []),
    ...profile.languages.map(({ language }, at) => said(`languages.${at}`, language)),
    ...profile.certificates.map(({ name, issuer, status }, at) =>
      elsewhere(
        `certificates.${at}`,
        [name, issuer].filter(Boolean).join("; "),
        !isUnfinished(`${name} ${status ?? ""}`),
      ),
    ),
    ...profile.education.map((one, at) =>
      elsewhere(`education.${at}`, [one.studyType, one.area, ...one.highlights].filter(Boolean).join("; ")),
    ),
    ...profile.awards.map(({ title }, at) => elsewhere(`awards.${at}`, title)),
    ...profile.custom.flatMap((section, at) =>
      section.lines.map(({ text }, n) => elsewhere(`custom.${at}.lines.${n}`, text, !isUnfinished(text))),
    ),
  ];
}

/** Words of something not held yet: "in view", "in progress", "student member". */
export function isUnfinished(text: string): boolean {
  return /\b(?:in[ -]view|in progress|on-?going|part[- ]qualified|partly|expected|pursuing|awaiting|pending|candidate|student|enrolled|studying|foundation|skills level|stage|not yet|expired|lapsed)\b/i.test(
    text,
  );
}

function said(id: string, text: string): MaterialLine {
  return { ...read(id, text), isSaid: true, isHeld: !isUnfinished(text) };
}

function elsewhere(id: string, text: string, isHeld = true): MaterialLine {
  return { ...read(id, text), isSaid: false, isHeld };
}

function read(id: string, text: string): Pick<MaterialLine, "id" | "text" | "names" | "run"> {
  return {
    id,
    text,
    names: new Set(mentionsIn(text).map(({ name }) => name)),
    run: ` ${stems(text).join(" ")} `,
  };
}
