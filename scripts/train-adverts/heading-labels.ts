import type { Model } from "~/career/crf/crf";
import { headingPositions, UNDER, type Under } from "~/career/job-advert/choice/headings";
import { cleanAdvert } from "~/career/job-advert/clean-text";
import { headingLines } from "~/career/job-advert/sections";
import { type Example, train } from "../training/train-crf";
import { demandsIn, type Marked, type MarkedAdvert } from "./labels";

/** The lines of an advert that may be headings, each with what the demands below it mostly are. */
export function headingExampleOf(advert: MarkedAdvert): Example {
  const { text, lines } = cleanAdvert(advert.text);
  const headings = headingLines(lines);
  const demands = demandsIn(text, advert);
  const isItem = headings.map(({ line, known }) => {
    const { start = 0, text: own = "" } = lines[line] ?? {};
    return known === undefined && demands.some((one) => one.start < start + own.length && one.end > start);
  });
  const labels = headings.map(({ line }, place): Under => {
    if (isItem[place]) return "item";
    const next = headings.findIndex((_, other) => other > place && !isItem[other]);
    const from = lines[line + 1]?.start ?? text.length;
    const to = lines[headings[next]?.line ?? lines.length]?.start ?? text.length;
    return mostOf(demands.filter(({ start }) => start >= from && start < to));
  });
  return { positions: headingPositions(headings, lines), labels };
}

/** What most of the demands below a heading are. */
function mostOf(demands: readonly Marked[]): Under {
  const kinds = demands.map(({ of, kind }) => (of === "wish" ? "wish" : kind === "duty" ? "duties" : "must"));
  const counts = UNDER.map((under) => ({ under, count: kinds.filter((kind) => kind === under).length }));
  const most = counts.toSorted((a, b) => b.count - a.count)[0];
  return most && most.count > 0 ? most.under : "none";
}

/** The model of headings. */
export function trainHeadings(examples: readonly Example[]): Model {
  return train(examples, {
    labels: [...UNDER],
    links: 2,
    epochs: 10,
    minCount: () => 2,
    rate: 0.1,
    decay: 0.005,
    seed: 5,
  });
}
