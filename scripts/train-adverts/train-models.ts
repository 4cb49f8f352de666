import type { Model } from "~/career/crf/crf";
import type { AdvertModels } from "~/career/job-advert/tagger/advert-model";
import { KINDS } from "~/career/job-advert/tagger/demand-kinds";
import { LINKS } from "~/career/job-advert/tagger/features";
import { LABELS } from "~/career/job-advert/tagger/tag-advert";
import { type Example, train } from "../training/train-crf";
import { inventAdvert } from "./invent";
import type { LabelledAdvert } from "#tests/bench/adverts/exam";
import { labelledExamplesOf } from "./choices";
import { headingExampleOf, trainHeadings } from "./heading-labels";
import { examplesOf } from "./labels";

export type AdvertExamples = { words: Example; kinds: Example; choices: Example[] };

const INVENTED = 900;

/**
 * The models of the reader of adverts, from labelled adverts and, for the words, invented ones. The same adverts in the same
 * order always give the same models. Kinds are learned from labelled adverts alone: an invented one knows no doubtful kinds.
 */
export function trainAdvertModels(adverts: readonly LabelledAdvert[]): AdvertModels {
  const headings = trainHeadings(adverts.map(headingExampleOf));
  const labelled = examplesOfAll(adverts);
  const invented = Array.from(
    { length: INVENTED },
    (_, number) => examplesOf(inventAdvert(number), headings).words,
  );
  return {
    words: train([...invented, ...labelled.map(({ words }) => words)], {
      labels: [...LABELS],
      links: LINKS,
      epochs: 8,
      minCount: () => 4,
      rate: 0.1,
      decay: 0.005,
      seed: 5,
    }),
    kinds: train(
      labelled.map(({ kinds }) => kinds),
      { labels: [...KINDS], links: 1, epochs: 12, minCount: () => 2, rate: 0.1, decay: 0.005, seed: 5 },
    ),
    headings,
    choices: trainChoices(labelled),
  };
}

const PARTS = 3;

/**
 * Headings are read in each third of the adverts by what the other two thirds teach: what a model learned from an advert it reads
 * there better than anywhere else, and the others would trust it too much.
 */
export function examplesOfAll(adverts: readonly LabelledAdvert[]): AdvertExamples[] {
  const examples = adverts.map(headingExampleOf);
  const models = Array.from({ length: PARTS }, (_, part) =>
    trainHeadings(examples.filter((_example, place) => place % PARTS !== part)),
  );
  return adverts.flatMap((advert, place) => {
    const headings = models[place % PARTS];
    return headings ? [labelledExamplesOf(advert, headings)] : [];
  });
}

/** The model of the places where things may stand, which is learned in seconds. */
export function trainChoices(labelled: readonly AdvertExamples[]): Model {
  return train(
    labelled.flatMap(({ choices }) => choices),
    { labels: ["no", "yes"], links: 1, epochs: 12, minCount: () => 2, rate: 0.1, decay: 0.005, seed: 5 },
  );
}
