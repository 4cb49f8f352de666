import type { AdvertModels } from "~/career/job-advert/tagger/advert-model";
import { KINDS } from "~/career/job-advert/tagger/demand-kinds";
import { LINKS } from "~/career/job-advert/tagger/features";
import { LABELS } from "~/career/job-advert/tagger/tag-advert";
import { type Example, train } from "../training/train-crf";
import { inventAdvert } from "./invent";
import { examplesOf } from "./labels";

export type AdvertExamples = { words: Example; kinds: Example };

const INVENTED = 900;

/**
 * Both models of the reader of adverts, from labelled adverts and, for the words, invented ones. The same examples in the same
 * order always give the same models. Kinds are learned from labelled adverts alone: an invented one knows no doubtful kinds.
 */
export function trainAdvertModels(labelled: readonly AdvertExamples[]): AdvertModels {
  const invented = Array.from({ length: INVENTED }, (_, number) => examplesOf(inventAdvert(number)).words);
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
  };
}
