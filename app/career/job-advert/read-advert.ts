import { cleanAdvert, MAX_ADVERT_CHARACTERS } from "./clean-text";
import { publicationDay } from "./publication-day";
import { readDemands } from "./demands";
import { readHead } from "./head";
import { readHowToApply } from "./how-to-apply";
import type { JobAdvert } from "./job-advert";
import { advertLanguage } from "./language";
import { anyOf, inOrder } from "./patterns";
import { namedStretches } from "./named-stretch";
import { isNameOfPost } from "./name-of-post";
import { postStretches } from "./post-stretches";
import { readPosts } from "./posts";
import { rulesIn } from "./rules";
import { learnedHeadings, parseLines, readSections } from "./sections";
import { advertModels, type AdvertModels } from "./tagger/advert-model";
import { tagAdvert } from "./tagger/tag-advert";
import { readWarnings } from "./warnings";

type Options = {
  /** The day on which it is read, as an ISO date. Relative closing dates count from it. */
  today: string;
  /** What the person says about post and employer; it wins over the text. */
  jobTitle?: string;
  companyName?: string;
  /** Other models than the trained ones, to measure what they read. */
  models?: AdvertModels;
};

/** Reads an advert as pasted: what it asks, its rules, how to apply, and reasons to be careful. */
export function readAdvert(
  pasted: string,
  { today, jobTitle, companyName, models = advertModels() }: Options,
): JobAdvert {
  const { text, lines } = cleanAdvert(pasted);
  const language = advertLanguage(text);
  const parsed = parseLines(lines);
  const sentences = readSections(lines, undefined, parsed);
  const posts = readPosts(lines, sentences, language);
  const stretches = postStretches(posts, lines, sentences);
  // "male and female guards, not less than 5ft 7 (male)": a word for one sex is then no rule.
  const isOpenToBoth = BOTH_SEXES.test(text);
  const learned = learnedHeadings(lines, models.headings);
  const ruled = (learned.size === 0 ? sentences : readSections(lines, learned, parsed)).map((sentence) => ({
    sentence,
    found: sentence.isHeading
      ? []
      : rulesIn(sentence, today).filter((one) => !isOpenToBoth || one.rule?.kind !== "gender"),
  }));
  const tagged = tagAdvert(models.words, ruled);
  const named = namedStretches(text, tagged);
  const read = readHead(lines, sentences, { language, named, choices: models.choices });
  const head = {
    ...read,
    ...(posts.length > 1 && { title: undefined }),
    ...(jobTitle && { title: jobTitle }),
    ...(companyName && { company: companyName }),
  };
  const { howToApply, closes } = readHowToApply({
    text,
    sentences,
    head,
    posts,
    today,
    published: publicationDay(pasted.slice(0, MAX_ADVERT_CHARACTERS), today),
    models,
  });
  const stated = { title: head.title, company: head.company, howToApply };
  const { demands, rules } = readDemands({ text, sentences: ruled, tagged, stated, stretches }, models);
  const warnings = readWarnings({
    text,
    sentences,
    head,
    howToApply,
    rules,
    musts: demands.filter(({ need }) => need === "must").length,
  });
  return {
    text,
    language,
    ...(head.title && { title: head.title }),
    ...(head.company && { company: head.company }),
    ...(head.location && { location: head.location }),
    posts,
    ...(stretches.length > 0 && { stretches }),
    demands: demands.filter((demand) => !isNameOfPost(demand, posts)),
    rules: [...rules, ...(closes ? [closes] : [])],
    howToApply,
    warnings,
  };
}

const MEN = /(?:males?|men|gentlemen)/u;
const WOMEN = /(?:females?|women|ladies)/u;
const OR = / ?(?:and|or|\/|&|,) ?/u;
const BOTH_SEXES = inOrder(
  [/(?<!\p{L})/u, anyOf([inOrder([MEN, OR, WOMEN], "u"), inOrder([WOMEN, OR, MEN], "u")], "u"), /(?!\p{L})/u],
  "iu",
);
