import type { JobAdvert } from "~/career/job-advert";
import { mentionsIn } from "~/career/advert/mentions";
import { yearsOfExperience } from "~/career/dates";
import { isBlank, type Profile } from "~/career/profile.schema";
import type { DocumentLength, Sentence, Tone } from "~/career/generated-document";
import { generalSkills, metRules, skillsSentence, termsToName } from "./asked";
import {
  certificateSentence,
  educationSentence,
  nyscSentence,
  resultsSentence,
  standingSentence,
} from "./background";
import { calmName } from "./casing";
import { choose } from "./choose";
import { countWords } from "./clause";
import { collectEvidence, type Evidence, pickEvidence } from "./evidence";
import { reasonSentence } from "./reason";
import { type Draft, type Pick, roleSentences } from "./role-sentences";
import { type Role, rolesOf } from "./roles";
import { inTone, listed, sentenceOf } from "./wording";

type Asked = {
  profile: Profile;
  advert: JobAdvert;
  today: string;
  seed: string;
  tone?: Tone;
  length?: DocumentLength;
};

const MOST_I = 0.35;
const SIZES = {
  standard: [
    { perRole: [4, 3, 2], inAll: 8 },
    { perRole: [3, 2, 1], inAll: 6 },
    { perRole: [2, 1], inAll: 3 },
  ],
  short: [
    { perRole: [2, 1], inAll: 3 },
    { perRole: [2], inAll: 2 },
    { perRole: [1], inAll: 1 },
  ],
};
const MOST_WORDS = { standard: 290, short: 170 };

/** The body of an English letter: the largest one that stays within a page, with few enough sentences that begin with "I". */
export function englishBody(asked: Asked): Sentence[] {
  const { length = "standard" } = asked;
  let body: Sentence[] = [];
  for (const size of SIZES[length]) {
    for (const avoidI of [false, true]) {
      body = compose(asked, size, avoidI);
      if (shareOfI(body) <= MOST_I && wordsOf(body) <= MOST_WORDS[length]) return body;
    }
  }
  return body;
}

function shareOfI(body: Sentence[]): number {
  return body.filter(({ text }) => /^I\b/.test(text)).length / Math.max(1, body.length);
}

function wordsOf(body: Sentence[]): number {
  return body.reduce((sum, { text }) => sum + countWords(text), 0);
}

function compose(
  { profile, advert, today, seed, tone = "plain", length = "standard" }: Asked,
  size: { perRole: number[]; inAll: number },
  avoidI: boolean,
): Sentence[] {
  const pick: Pick = (key, options) => {
    const [first, ...rest] = avoidI ? options.filter((option) => !/^I\b/.test(option)) : options;
    return first === undefined ? options[0] : choose(seed, key, [first, ...rest]);
  };
  const roles = rolesOf(profile);
  const chosen = choosePosts(pickEvidence(collectEvidence(roles, advert), size), roles);
  const terms = termsToName(profile, advert, chosen);
  const material = [
    ...chosen.flatMap(({ evidence }) => evidence.map(({ clause }) => clause.text)),
    ...profile.skills.flatMap(({ keywords }) => keywords),
  ].join(" ");
  const rules = metRules(profile, advert, today);
  const reason = reasonSentence(advert, { text: material, terms: terms.inStories, rules }, pick);
  const newest = roles.find(({ kind, title }) => kind === "work" && title !== undefined && !isBlank(title));
  const standing = newest?.title
    ? standingSentence(
        profile,
        { ...newest, title: newest.title },
        yearsOfExperience(profile.work, today.slice(0, 7)),
        pick,
      )
    : undefined;
  const education = educationSentence(profile, today, pick);
  const isServiceTold = chosen.some(({ role }) => role.kind === "nysc");
  const stories = chosen.map(({ role, evidence }, index) =>
    roleSentences(role, evidence, {
      isKnown: standing !== undefined && role.id === newest?.id && index === 0,
      position: index,
      pick,
    }),
  );
  const schooling = [standing ? education : undefined, nyscSentence(profile, isServiceTold, pick)];
  const isBrief = length === "short";
  const background = [
    ...joinSchooling(schooling),
    resultsSentence(profile),
    certificateSentence(profile, isAskedFor(advert), pick),
    terms.fromSkills.length > 0 ? skillsSentence(profile, terms.fromSkills, pick) : undefined,
    ...(isBrief
      ? []
      : [
          terms.fromSkills.length > 0 ? undefined : generalSkills(profile, chosen, pick),
          projectSentence(profile, chosen),
          homeSentence(profile, advert, pick),
        ]),
  ];
  const told = stories.flat();
  const isShort = told.length <= 3;
  const isBare = told.length === 0 && background.filter((draft) => draft !== undefined).length <= 1;
  return numbered([
    [openingSentence(advert, tone, pick), reason?.draft, isBare ? undefined : (standing ?? education)],
    isBare ? [standing ?? education, ...background] : isShort ? told : (stories[0] ?? []),
    isShort ? [] : stories.slice(1).flat(),
    isBare ? [] : background,
    closingSentences(
      profile,
      told.length > 0 || standing !== undefined || education === undefined,
      tone,
      pick,
    ),
  ]);
}

function joinSchooling([education, nysc]: (Draft | undefined)[]): (Draft | undefined)[] {
  if (!education || !nysc) return [education, nysc];
  const second = nysc.text.replace(/^My (?=NYSC)/, "my ");
  return [
    {
      text: `${education.text.slice(0, -1)}, and ${second}`,
      kind: "claim",
      sourceIds: [...education.sourceIds, ...nysc.sourceIds],
    },
  ];
}

/** The picked bullets by post, in the order a reader expects: newest first, jobs before the rest. */
function choosePosts(picked: Evidence[], roles: Role[]): { role: Role; evidence: Evidence[] }[] {
  const worked = roles.some(({ kind, bullets }) => kind === "work" && bullets.length >= 2);
  return roles
    .filter(({ kind }) => !worked || kind === "work" || kind === "nysc" || picked.length < 4)
    .map((role) => ({ role, evidence: picked.filter((one) => one.role.id === role.id) }))
    .filter(({ evidence }) => evidence.length > 0);
}

function openingSentence(advert: JobAdvert, tone: Tone, pick: Pick): Draft {
  const place = advert.company ? ` at ${advert.company}` : "";
  const post = advert.title ? `the post of ${advert.title}${place}` : `the post you advertised${place}`;
  const position = advert.title ? `the ${advert.title} position${place}` : post;
  const text = pick(
    "opening",
    inTone(tone, {
      plain: [
        `I am applying for ${position}`,
        `I would like to apply for ${position}`,
        `Please consider my application for ${post}`,
        `Please accept my application for ${position}`,
        `This letter is my application for ${position}`,
        `With this letter I apply for ${position}`,
      ],
      formal: [
        `Please accept my application for ${position}`,
        `With this letter I apply for ${position}`,
        `I hereby apply for ${position}`,
      ],
      warm: [
        `I am glad to apply for ${position}`,
        `It is a pleasure to apply for ${position}`,
        `Thank you for advertising ${post}: please consider my application`,
      ],
    }),
  );
  return { text: sentenceOf(text), kind: "address", sourceIds: [] };
}

function projectSentence(
  profile: Profile,
  chosen: { role: Role; evidence: Evidence[] }[],
): Draft | undefined {
  const hasMuch = chosen.some(({ role }) => role.kind === "work");
  const at = profile.projects.findIndex(({ name }) => !isBlank(name));
  const project = profile.projects[at];
  if (hasMuch || !project || chosen.some(({ role }) => role.id === `projects.${at}`)) return undefined;
  const about =
    project.description && !isBlank(project.description)
      ? ` (${project.description.replace(/[.;]$/, "").replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())})`
      : "";
  return {
    text: sentenceOf(`My projects include “${project.name}”${about}`),
    kind: "claim",
    sourceIds: [`projects.${at}`, ...(about ? [`projects.${at}.description`] : [])],
  };
}

function homeSentence(profile: Profile, advert: JobAdvert, pick: Pick): Draft | undefined {
  const home = profile.basics.location;
  const city = home?.split(",")[0]?.trim().toLowerCase();
  if (!home || !city || isBlank(home)) return undefined;
  const asked = [
    advert.location ?? "",
    ...advert.knockOuts.flatMap((rule) => (rule.kind === "location" ? [rule.place] : [])),
  ]
    .join(" ")
    .toLowerCase();
  const parts = home
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part && !/^nigeria$/i.test(part));
  if (!parts.some((part) => asked.includes(part.toLowerCase()))) return undefined;
  const place = parts.map(calmName).join(", ");
  const isSameTown = asked.includes(city);
  const fronted = `${place}${place.includes(",") ? "," : ""} is where I live`;
  const text = pick("home", [isSameTown ? `I already live in ${place}` : `I live in ${place}`, fronted]);
  return { text: sentenceOf(text), kind: "claim", sourceIds: ["basics"] };
}

function closingSentences(
  profile: Profile,
  hasWorked: boolean,
  tone: Tone,
  pick: Pick,
): (Draft | undefined)[] {
  const { phone, email } = profile.basics;
  const ways = [
    phone && !isBlank(phone) ? `on ${phone}` : "",
    email && !isBlank(email) ? `at ${email}` : "",
  ].filter(Boolean);
  const contact: Draft | undefined =
    ways.length > 0
      ? {
          text: sentenceOf(
            pick("contact", [
              `You can reach me ${listed(ways, "or")}`,
              `Please reach me ${listed(ways, "or")}`,
            ]),
          ),
          kind: "claim",
          sourceIds: ["basics"],
        }
      : undefined;
  const request = !hasWorked
    ? pick("request", [
        "I would be glad to tell you more about my studies at an interview",
        "At an interview I would be glad to tell you more about my studies",
      ])
    : pick(
        "request",
        inTone(tone, {
          plain: [
            "I would be glad to discuss the post with you at an interview",
            "It would be a pleasure to answer your questions at an interview",
            "An interview would let me answer your questions and show you my documents",
          ],
          formal: [
            "I would appreciate an interview to discuss the post with you",
            "An interview would let me answer your questions and present my documents",
          ],
          warm: [
            "I would love to talk about the post with you at an interview",
            "It would be a pleasure to meet you and answer your questions at an interview",
          ],
        }),
      );
  const thanks = pick(
    "thanks",
    inTone(tone, {
      plain: [
        "Thank you for reading my application",
        "Thank you for your time",
        "Thank you for considering my application",
      ],
      formal: ["Thank you for considering my application", "Thank you for your consideration"],
      warm: ["Thank you very much for reading my application", "Thank you very much for your time"],
    }),
  );
  return [frame(request), contact, frame(thanks)];
}

function isAskedFor(advert: JobAdvert): (text: string) => boolean {
  const asked = new Set(advert.terms.flatMap(({ options }) => options));
  return (text) => mentionsIn(text).some(({ name }) => asked.has(name));
}

function frame(text: string): Draft {
  return { text: sentenceOf(text), kind: "frame", sourceIds: [] };
}

function numbered(paragraphs: (Draft | undefined)[][]): Sentence[] {
  return paragraphs
    .map((drafts) => drafts.filter((draft): draft is Draft => draft !== undefined))
    .filter((drafts) => drafts.length > 0)
    .flatMap((drafts, paragraph) => drafts.map((draft) => ({ ...draft, paragraph })));
}
