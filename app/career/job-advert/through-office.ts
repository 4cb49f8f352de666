import type { ThroughOffice } from "./job-advert";
import { patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";

const WHO = sourceOf(
  "officers, staff, employees, applicants, candidates, servants, teachers, lecturers, civil servants, workers",
);
const SERVING = sourceOf(
  "serving, internal, public, civil, in service, existing, current, already in (?:the )?(?:public |civil )?service",
);
const APPLY = sourceOf(
  "appl(?:y|ications?), route\\p{L}*, forward\\p{L}*, submit\\p{L}*, channel\\p{L}*, pass\\p{L}*, send, sent, come, made",
);
const OFFICE = String.raw`(?:(?:[Hh]eads?|HEADS?|[Dd]irectors?|[Pp]ermanent [Ss]ecretar(?:y|ies)|[Pp]rovosts?|[Dd]eans?|[Pp]rincipals?|[Rr]egistrars?|[Cc]ommanding [Oo]fficers?|[Ss]upervisors?|[Cc]hief [Ee]xecutives?)(?: (?:of|and|the|their|\p{Lu}\p{L}+)){0,6}|[Ee]mployers?|HODs?|H\.O\.D\.?)`;
/** "Serving officers should apply through their Heads of Department", "… must be routed through the Permanent Secretary". */
const THROUGH = patternOf(
  String.raw`(?<of>(?:\p{L}+ ){0,2}${WHO}(?: [\p{L}]+){0,6}?|[Tt]hose (?:already )?in [\p{L} ]{3,40}?) (?:[\p{L}']+ ){0,5}?(?:${APPLY})(?: [\p{L}']+){0,5}? through (?:their|the|your|his or her)(?: respective| immediate| present| current)* (?<office>${OFFICE})`,
  "u",
);

/** Through whose office serving staff must send their application, where the advert says so: a rule of how to apply. */
export function throughOfficeIn(sentences: readonly Sentence[]): ThroughOffice | undefined {
  for (const { text } of sentences) {
    const found = THROUGH.exec(text)?.groups;
    if (!found?.of || !found.office || !new RegExp(`(?:^| )${SERVING}(?: |$)|those`, "iu").test(found.of))
      continue;
    return { of: found.of.trim(), office: singular(found.office.trim()) };
  }
  return undefined;
}

/** "Heads of Department" is "Head of Department", "HODs" too. */
function singular(office: string): string {
  return office
    .replace(/^(?:HODs?|H\.O\.D\.?)$/u, "Head of Department")
    .replace(/^Permanent Secretaries/iu, "Permanent Secretary")
    .replace(
      /^(\p{L}*(?:ead|irector|rovost|ean|rincipal|egistrar|fficer|upervisor|xecutive|mployer))s(?!\p{L})/u,
      "$1",
    )
    .replace(/ (Departments|Units|Sections)$/u, (one) => one.slice(0, -1));
}
