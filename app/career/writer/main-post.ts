import { findPost, isOfNewcomer } from "~/career/letter-writer/circumstances";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import { isBlank, type Profile } from "~/career/profile.schema";

/**
 * The post by which a resume says who somebody is, the one of which the letter speaks. Undefined where they have none yet that says it: an office in a
 * club, a shop during the holidays of a graduate.
 */
export function mainPost(
  profile: Profile,
  { title = "" }: Pick<JobAdvert, "title">,
): { title: string; at: number } | undefined {
  const post = findPost(profile, { title });
  const at = Number(post?.sourceIds[0]?.split(".")[1]);
  const own = profile.work[at]?.position;
  return post && own && !isBlank(own) && !isOfNewcomer(post, title) ? { title: own, at } : undefined;
}
