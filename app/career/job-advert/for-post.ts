import { foldText } from "~/career/nlp/fold";
import type { JobAdvert } from "./job-advert";

/** An advert of several posts as the advert of the one that its title names; unchanged where it names none of them. */
export function forPost(advert: JobAdvert): JobAdvert {
  const { title, posts, demands, rules } = advert;
  const chosen = posts.find((post) => foldText(post) === foldText(title ?? ""));
  if (chosen === undefined) return advert;
  const isOfPost = ({ post }: { post?: string }) => post === undefined || post === chosen;
  return { ...advert, demands: demands.filter(isOfPost), rules: rules.filter(isOfPost) };
}
