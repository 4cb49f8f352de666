import { cleanAdvert } from "./clean-text";
import { readDemands } from "./demands";
import { readHead } from "./head";
import { readHowToApply } from "./how-to-apply";
import type { JobAdvert, Tagger, TextRange } from "./job-advert";
import { advertLanguage } from "./language";
import { readPosts } from "./posts";
import { readSections } from "./sections";
import { readWarnings } from "./warnings";

type Options = {
  /** The day on which it is read, as an ISO date. Relative closing dates count from it. */
  today: string;
  /** What the person says about post and employer; it wins over the text. */
  jobTitle?: string;
  companyName?: string;
  /** Tags English sentences; without it they are cut by their punctuation and words alone. */
  tag?: Tagger;
};

/** Reads an advert as pasted: what it asks, its rules, how to apply, and reasons to be careful. */
export function readAdvert(pasted: string, { today, jobTitle, companyName, tag }: Options): JobAdvert {
  const { text, lines } = cleanAdvert(pasted);
  const language = advertLanguage(text);
  const sentences = readSections(lines);
  const posts = readPosts(sentences, language);
  const read = readHead(lines, sentences, language);
  const head = {
    ...read,
    ...(posts.length > 1 && { title: undefined }),
    ...(jobTitle && { title: jobTitle }),
    ...(companyName && { company: companyName }),
  };
  const { demands, rules } = readDemands(sentences, {
    today,
    tag: language === "en" ? tag : undefined,
    posts,
  });
  const { howToApply, closes } = readHowToApply({
    sentences,
    head,
    posts: posts.map(({ title }) => title),
    today,
  });
  const warnings = readWarnings({ text, sentences, head, howToApply, rules });
  const withPost = <Kind extends TextRange>(range: Kind): Kind & { post?: string } => {
    const post = posts.find(
      ({ start, end }) =>
        start !== undefined && end !== undefined && range.start >= start && range.end <= end,
    );
    return post ? { ...range, post: post.title } : range;
  };
  return {
    text,
    language,
    ...(head.title && { title: head.title }),
    ...(head.company && { company: head.company }),
    ...(head.location && { location: head.location }),
    posts: posts.map(({ title }) => title),
    demands: demands.map(withPost),
    rules: [...rules.map(withPost), ...(closes ? [closes] : [])],
    howToApply,
    warnings,
  };
}
