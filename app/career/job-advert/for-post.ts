import { foldText } from "~/career/nlp/fold";
import type { JobAdvert } from "./job-advert";

/** Which of several posts the title names, where it names one. */
export function chosenPost({ title, posts }: Pick<JobAdvert, "title" | "posts">): string | undefined {
  return posts.find((post) => foldText(post) === foldText(title ?? ""));
}

/** An advert of several posts as the advert of the one that its title names; unchanged where it names none of them. */
export function forPost(advert: JobAdvert): JobAdvert {
  const { demands, rules } = advert;
  const chosen = chosenPost(advert);
  if (chosen === undefined) return advert;
  const isOfPost = ({ post }: { post?: string }) => post === undefined || post === chosen;
  return { ...advert, demands: demands.filter(isOfPost), rules: rules.filter(isOfPost) };
}
