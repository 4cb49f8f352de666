import { foldText } from "~/career/nlp/fold";
import type { Demand, JobAdvert, TextRange } from "../job-advert";
import { overlaps } from "../patterns";
import type { MarkedDemand } from "./mark";

/**
 * An advert with the demands that a model found besides, each with `source: "model"`. What was read of the
 * advert stays: a mark over a demand, a rule or a warning of the reading adds nothing. An advert of several
 * posts stays as it is, for a mark does not say which post it belongs to.
 */
export function withMarkedDemands(advert: JobAdvert, marked: readonly MarkedDemand[]): JobAdvert {
  const { text, posts, demands, rules, warnings } = advert;
  if (posts.length > 1) return advert;
  const taken: TextRange[] = [...demands, ...rules, ...warnings];
  const known = new Set(demands.map((demand) => foldText(demand.text)));
  const added: Demand[] = [];
  for (const { start, end, need, kind } of marked) {
    const words = text.slice(start, end);
    const isInText = start >= 0 && end > start && end <= text.length;
    if (!isInText || known.has(foldText(words)) || taken.some((range) => overlaps(range, { start, end })))
      continue;
    known.add(foldText(words));
    taken.push({ start, end });
    added.push({ start, end, text: words, need, kind, source: "model" });
  }
  if (added.length === 0) return advert;
  return { ...advert, demands: [...demands, ...added].toSorted((one, other) => one.start - other.start) };
}
