import type { ThroughOffice } from "./job-advert";
import { patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";

const WHO = wordOf(
  "officers, staff, employees, applicants, candidates, servants, teachers, lecturers, civil servants, workers",
);
const SERVING = new RegExp(
  `(?:^| )${sourceOf("serving, internal, public, civil, in service, existing, current, already in (?:the )?(?:public |civil )?service")}(?: |$)|those`,
  "iu",
);
/** "Candidates serving in another State", "staff of the University": what stands behind them says that they serve. */
const SERVES_THERE = /^(?:serving|working|already|currently|presently|employed)$/iu;
const APPLY = wordOf(
  "appl(?:y|ications?), route\\p{L}*, forward\\p{L}*, submit\\p{L}*, channel\\p{L}*, pass\\p{L}*, send, sent, come, made",
);
const MODAL = wordOf("must, should, shall, are, may, will, to, who, can");
const OFFICE = String.raw`(?:(?:[Hh]eads?|HEADS?|[Dd]irectors?|[Pp]ermanent [Ss]ecretar(?:y|ies)|[Pp]rovosts?|[Dd]eans?|[Pp]rincipals?|[Rr]egistrars?|[Cc]ommanding [Oo]fficers?|[Ss]upervisors?|[Cc]hief [Ee]xecutives?)(?: (?:of|and|the|their|\p{Lu}\p{L}+)){0,6}|[Ee]mployers?|HODs?|H\.O\.D\.?)`;
const THROUGH = patternOf(
  String.raw` through (?:their|the|your|his or her)(?: respective| immediate| present| current){0,2} (?<office>${OFFICE})`,
  "u",
);
/** So many words may stand between who applies and the office. */
const MOST_WORDS = 18;

/**
 * Through whose office serving staff must send their application, where the advert says so: "Serving officers should apply through their Heads of
 * Department", "applications of serving officers must be routed through the Permanent Secretary". The office is found first, and who it is about before it, so
 * that a long text costs one pass.
 */
export function throughOfficeIn(sentences: readonly Sentence[]): ThroughOffice | undefined {
  for (const { text } of sentences) {
    const found = THROUGH.exec(text);
    const office = found?.groups?.office;
    if (!found || !office) continue;
    const of = whoIn(text.slice(0, found.index));
    if (of !== undefined) return { of, office: singular(office.trim()) };
  }
  return undefined;
}

/** Who applies, of the words before the office: serving people, and a verb of applying behind them. */
function whoIn(before: string): string | undefined {
  const words = before.trim().split(" ").slice(-MOST_WORDS);
  const verb = words.findLastIndex((word) => APPLY.test(word));
  const those = words.findIndex(
    (word, at) => /^those$/i.test(word) && /^(?:already|in)$/i.test(words[at + 1] ?? ""),
  );
  if (those >= 0 && those < verb) {
    const end = words.findIndex((word, at) => at > those && (MODAL.test(word) || at === verb));
    return words.slice(those, end).join(" ");
  }
  const who = words.findIndex((word, at) => at < verb && WHO.test(word));
  const modal = words.findIndex((word, at) => at > who && MODAL.test(word));
  if (who >= 0 && SERVES_THERE.test(words[who + 1] ?? "") && modal > who)
    return words.slice(who, modal).join(" ");
  const of = who < 0 ? "" : words.slice(Math.max(0, who - 2), who + 1).join(" ");
  return SERVING.test(of) ? of : undefined;
}

function wordOf(list: string): RegExp {
  return new RegExp(`^${sourceOf(list)}[,.]?$`, "iu");
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
