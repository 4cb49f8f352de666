import { foldText } from "../nlp/fold";
import type { Work } from "../profile.schema";
import type { Draft } from "./draft";
import { leaveOut } from "./leave-out";

/**
 * "Career summary" lists the posts with their periods, and "Experience details" the same posts with what was done. A post without a period
 * is the one post of its name and employer that has a period and no lines.
 */
export function pairJobs(draft: Draft): void {
  const { profile, facts } = draft;
  const gone = new Map<number, number>();
  profile.work.forEach((detail, at) => {
    if (isDated(detail) || !detail.position || !detail.name) return;
    const same = profile.work.flatMap((job, place) =>
      isDated(job) && job.highlights.length === 0 && isSame(job, detail) ? [place] : [],
    );
    const [into] = same;
    if (into === undefined || same.length > 1 || [...gone.values()].includes(into)) return;
    gone.set(at, into);
  });
  for (const [from, into] of gone) {
    const [detail, job] = [profile.work[from], profile.work[into]];
    if (!detail || !job) continue;
    job.highlights = detail.highlights;
    for (const fact of facts)
      if (fact.path.startsWith(`work.${from}.highlights.`))
        fact.path = fact.path.replace(/\d+/, String(into));
      else if (fact.path.startsWith(`work.${from}.`))
        draft.useRewritten(fact.paragraph, `${detail.position} ${detail.name} ${detail.location ?? ""}`);
  }
  if (gone.size > 0) leaveOut(draft, "work", new Set(gone.keys()));
}

const isDated = ({ startDate, endDate }: Work) => startDate !== undefined || endDate !== undefined;

const isSame = (one: Work, other: Work) =>
  foldText(one.position ?? "") === foldText(other.position ?? "") &&
  foldText(one.name ?? "") === foldText(other.name ?? "");
