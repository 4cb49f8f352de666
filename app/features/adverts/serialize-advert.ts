import type { Demand, JobAdvert } from "~/career/job-advert/job-advert";
import type { Fit } from "~/career/matching/fit";

/** A read advert as the API shows it. `start` and `end` count UTF-16 units in `text`, the advert as it was read. */
export function serializeAdvert({ advert, fit }: { advert: JobAdvert; fit?: Fit }) {
  const { text, language, title, company, location, posts, demands, rules, howToApply, warnings } = advert;
  const ofNeed = (need: Demand["need"]) =>
    demands.filter((demand) => demand.need === need).map(serializeDemand);
  return {
    text,
    language,
    title: title ?? null,
    company: company ?? null,
    location: location ?? null,
    posts,
    musts: ofNeed("must"),
    wishes: ofNeed("wish"),
    rules: rules.map(({ posts: owners, ...rule }) => {
      const checked = fit?.rules.find((one) => one.rule.start === rule.start && one.rule.kind === rule.kind);
      return {
        ...rule,
        ...serializeOwners(owners),
        text: text.slice(rule.start, rule.end),
        ...(checked && { state: checked.state, why: checked.why }),
      };
    }),
    howToApply,
    warnings,
    ...(fit && {
      fit: {
        ...(fit.post !== undefined && { post: fit.post }),
        score: fit.score,
        met: fit.met.map(({ demand, fact }) => ({ ...serializeDemand(demand), proof: fact })),
        unmet: fit.unmet.map((demand) => {
          const near = fit.near.find((one) => isSame(one.demand, demand));
          return { ...serializeDemand(demand), ...(near && { nearest: near.fact }) };
        }),
        unknown: fit.unknown.map(serializeDemand),
        questions: fit.questions.map(({ id, kind, text: question }) => ({ id, kind, text: question })),
      },
    }),
  };
}

function isSame(one: Demand, other: Demand): boolean {
  return one.start === other.start && one.text === other.text;
}

function serializeDemand({ text, start, end, kind, posts, source }: Demand) {
  return { text, start, end, kind, ...serializeOwners(posts), ...(source && { source }) };
}

/** `post` where it is asked for one post, `posts` where several share it and others do not. */
function serializeOwners(posts: string[] = []) {
  const [post, other] = posts;
  if (post === undefined) return {};
  return other === undefined ? { post } : { posts };
}
