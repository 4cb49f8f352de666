import type { TextRange } from "./job-advert";
import { patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";
import { initialsOf } from "./title-print";
import { FIRM_VERBS, FIRM_VERBS_OF_US } from "./vocabulary/firm-verbs";

/** "Talba Works, Bida, fires tiles for hotels": what the firm does, where nothing before says that somebody is sought. */
export function isAboutFirm(
  { start }: TextRange,
  { text, start: from }: Sentence,
  company: string | undefined,
): boolean {
  if ((OF_US.test(text) || OF_OURS.test(text)) && !SEEKS.test(text.slice(0, start - from))) return true;
  if (!company) return false;
  const names = [
    company,
    shortName(company),
    initialsOf(company.replace(/[^\p{L} ]/gu, "").replace(/ +/g, " ")),
  ];
  const opens =
    names.find((name) => name.length > 1 && startsWithName(text, name)) ??
    OF_FIRM.exec(text)?.[0] ??
    ofOwnKind(text, company);
  if (opens === undefined) return false;
  const before = text.slice(opens.length, Math.max(opens.length, start - from));
  return !SEEKS.test(before) && DOES.test(text.slice(opens.length));
}
const startsWithName = (text: string, name: string) =>
  text.toLowerCase().startsWith(name.toLowerCase()) && !/^\p{L}/u.test(text.slice(name.length));
const OF_FIRM =
  /^(?:the (?:company|firm|school|hospital|organi[sz]ation|hotel)|our (?:company|firm))(?!\p{L})/iu;
/** "Our products (Clay Rice, Clay Oil) are household names." */
const OF_OURS = patternOf(
  String.raw`^our ${sourceOf("products?, brands?, services, people, customers, clients, staff")}(?: ?\([^()]{2,80}\))? (?:are|is|have|has)(?!\p{L})`,
  "iu",
);
/** "With 812 students, the College has maintained …": the kind of house that the name ends with stands for it. */
function ofOwnKind(text: string, company: string): string | undefined {
  const kind = company.split(" ").at(-1) ?? "";
  const { lead, own } = OF_KIND.exec(text)?.groups ?? {};
  return own !== undefined && own.toLowerCase() === kind.toLowerCase() ? `${lead ?? ""}${own}` : undefined;
}
const OF_KIND = patternOf(
  String.raw`^(?<lead>(?:(?:With|Since|In|From|Over|For|Established|Founded) [^.;:]{3,80}, )?[Tt]he )(?<own>\p{Lu}\p{L}+)(?!\p{L})`,
  "u",
);

/** "We value honesty", "We opened in 2017 and treat 50 animals a day". */
const OF_US = patternOf(
  String.raw`^(?:Since \d{4},? )?[Ww]e (?:now |also |have always )?(?:${sourceOf(FIRM_VERBS_OF_US)})(?!\p{L})`,
  "u",
);
/** "Hope Cradle" of the "Hope Cradle Fertility Centre". */
function shortName(company: string): string {
  const words = company.split(" ");
  return words.length > 2 ? words.slice(0, 2).join(" ") : company;
}
/** A verb of its own behind the name, and perhaps the places: "runs", ", Port Harcourt, makes", "is a maker of". */
const DOES = patternOf(
  String.raw`^(?:,? ?\([^)]{2,40}\)| (?:\p{Lu}[\p{L}.]*|Ltd|Limited|Plc))*(?:, [^,;.]{2,40}){0,3},? (?:${sourceOf(FIRM_VERBS)})(?!\p{L})`,
  "u",
);
const SEEKS = patternOf(
  String.raw`(?<!\p{L})(?:${sourceOf("needs?, seeks?, demands?, expects?, asks?, calls, employs people, seeking, wants?, requires?, requiring, looking, hir(?:es|ing), recruit\\p{L}*, must, should, shall, who, you, candidates?, applicants?, vacanc\\p{L}+, invites?, wish(?:es)?, posts?, positions?, role")})(?!\p{L})`,
  "iu",
);
