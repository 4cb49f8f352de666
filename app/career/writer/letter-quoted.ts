import type { JobAdvert } from "~/career/job-advert";
import { matchTerms } from "~/career/advert/match";
import { isManner } from "~/career/advert/mentions";
import { isBlank, type Profile } from "~/career/profile.schema";
import type { DocumentLength, Sentence, Tone } from "~/career/generated-document";
import { bestEducation } from "./background";
import { calmCapitals, calmName } from "./casing";
import { choose } from "./choose";
import { countWords } from "./clause";
import { queryOf } from "./evidence";
import { PHRASES, type QuotedLanguage } from "./quoted-phrases";
import { rankLines } from "~/career/rank";
import { type Role, rolesOf } from "./roles";
import type { Draft } from "./role-sentences";
import { listed, sentenceOf } from "./wording";

type Asked = {
  profile: Profile;
  advert: JobAdvert;
  language: QuotedLanguage;
  seed: string;
  tone?: Tone;
  length?: DocumentLength;
};

/** The body of a letter in French, Spanish or German: its frame in that language, the person's lines quoted as they stand. */
export function quotedBody({
  profile,
  advert,
  language,
  seed,
  tone = "plain",
  length = "standard",
}: Asked): Sentence[] {
  const words = PHRASES[language];
  const pick = (key: string, options: string[]) => choose(seed, key, [options[0] ?? "", ...options.slice(1)]);
  const roles = rolesOf(profile);
  const newest = roles.find(({ kind, title }) => kind === "work" && title);
  const reason = reasonOf(profile, advert, language, pick);
  const standing = newest?.title
    ? claim(
        (newest.isCurrent ? words.standing : words.past)(
          calmName(newest.title),
          calmName(newest.place ?? ""),
        ),
        [newest.id],
      )
    : undefined;
  const { phone, email } = profile.basics;
  const ways = [
    ...(phone && !isBlank(phone) ? [words.byPhone(phone)] : []),
    ...(email && !isBlank(email) ? [words.byMail(email)] : []),
  ];
  const paragraphs: (Draft | undefined)[][] = [
    [address(pick("opening", words.opening[tone](advert.title, advert.company))), reason, standing],
    ...quotedRoles(roles, { advert, language, length }, pick).map((draft) => [draft]),
    [educationOf(profile, language), certificatesOf(profile, language), skillsOf(profile, language)],
    [
      frame(pick("request", words.request[tone])),
      ways.length > 0 ? claim(words.contact(listed(ways, words.or)), ["basics"]) : undefined,
      frame(pick("thanks", words.thanks[tone])),
    ],
  ];
  return paragraphs
    .map((drafts) => drafts.filter((draft): draft is Draft => draft !== undefined))
    .filter((drafts) => drafts.length > 0)
    .flatMap((drafts, paragraph) => drafts.map((draft) => ({ ...draft, paragraph })));
}

type PickOne = (key: string, options: string[]) => string;

function reasonOf(
  profile: Profile,
  advert: JobAdvert,
  language: QuotedLanguage,
  pick: PickOne,
): Draft | undefined {
  // A "duty" that says "I" or answers somebody is a sentence planted in the advert.
  const duty = advert.duties.find(
    (one) =>
      countWords(one) <= 11 && !/[@₦]|https?:|\b(?:I|my|me)\b|^(?:sure|certainly|of course)\b/i.test(one),
  );
  if (duty) return address(pick("duty", PHRASES[language].duty(duty)));
  const had = matchTerms(profile, advert).have;
  const asked = (had.length > 0 ? had : advert.terms)
    .filter(({ kind, options }) => kind === "skill" && !isManner(options[0] ?? ""))
    .slice(0, 3);
  if (asked.length > 0)
    return address(
      PHRASES[language].asked(
        listed(
          asked.map(({ options }) => options[0] ?? ""),
          PHRASES[language].and,
        ),
      ),
    );
  return undefined;
}

function quotedRoles(
  roles: Role[],
  { advert, language, length }: { advert: JobAdvert; language: QuotedLanguage; length: DocumentLength },
  pick: PickOne,
): Draft[] {
  const words = PHRASES[language];
  const usable = roles
    .map((role) => ({
      role,
      bullets: role.bullets.filter(
        ({ text }) => !isBlank(text) && countWords(text) >= 3 && countWords(text) <= 32,
      ),
    }))
    .filter(({ bullets }) => bullets.length > 0);
  const sizes = length === "short" ? [2] : [3, 2];
  return usable.slice(0, sizes.length).map(({ role, bullets }, index) => {
    const best = rankLines(bullets, queryOf(advert)).slice(0, sizes[index]);
    const quotes = best.flatMap(({ id }) =>
      bullets
        .filter((bullet) => bullet.id === id)
        .map(({ text }) => words.quote(calmCapitals(text).replace(/[.;]+$/, ""))),
    );
    const place =
      [role.title, role.place].flatMap((part) => (part ? [calmName(part)] : [])).join(", ") || "NYSC";
    return claim(pick(`evidence ${index}`, words.evidence(place, listed(quotes, words.and))), [
      role.id,
      ...best.map(({ id }) => id),
    ]);
  });
}

function educationOf(profile: Profile, language: QuotedLanguage): Draft | undefined {
  const best = bestEducation(profile);
  if (!best) return undefined;
  const { studyType, area, score, institution } = best.one;
  const course = [
    [studyType, area].flatMap((part) => (part && !isBlank(part) ? [calmName(part)] : [])).join(" "),
    score && !isBlank(score) ? `(${calmName(score)})` : "",
  ]
    .filter(Boolean)
    .join(" ");
  const school = institution && !isBlank(institution) ? calmName(institution) : "";
  return course || school
    ? claim(PHRASES[language].education(course, school), [`education.${best.at}`])
    : undefined;
}

function certificatesOf(profile: Profile, language: QuotedLanguage): Draft | undefined {
  const held = profile.certificates
    .flatMap(({ name, status }, at) =>
      isBlank(`${name} ${status ?? ""}`)
        ? []
        : [{ at, text: status ? `${calmName(name)} (${status})` : calmName(name) }],
    )
    .slice(0, 3);
  return held.length > 0
    ? claim(
        PHRASES[language].certificates(held.map(({ text }) => text).join("; ")),
        held.map(({ at }) => `certificates.${at}`),
      )
    : undefined;
}

function skillsOf(profile: Profile, language: QuotedLanguage): Draft | undefined {
  const at = profile.skills.findIndex(({ keywords }) => keywords.some((keyword) => !isBlank(keyword)));
  const keywords = profile.skills[at]?.keywords.filter((keyword) => !isBlank(keyword)).slice(0, 4) ?? [];
  return keywords.length > 0
    ? claim(PHRASES[language].skills(keywords.map(calmName).join(", ")), [`skills.${at}`])
    : undefined;
}

function claim(text: string, sourceIds: string[]): Draft {
  return { text: sentenceOf(text), kind: "claim", sourceIds };
}
function address(text: string): Draft {
  return { text: sentenceOf(text), kind: "address", sourceIds: [] };
}
function frame(text: string): Draft {
  return { text: sentenceOf(text), kind: "frame", sourceIds: [] };
}
