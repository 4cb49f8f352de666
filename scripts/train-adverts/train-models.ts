import type { AdvertModels } from "~/career/job-advert/tagger/advert-model";
import { KINDS } from "~/career/job-advert/tagger/demand-kinds";
import { LINKS } from "~/career/job-advert/tagger/features";
import { LABELS } from "~/career/job-advert/tagger/tag-advert";
import { type Example, train } from "../training/train-crf";
import { inventAdvert } from "./invent";
import type { LabelledAdvert } from "#tests/bench/adverts/exam";
import { trainAsked } from "./asked-model";
import { choicesOf } from "./choices";
import { headingExampleOf, trainHeadings } from "./heading-labels";
import { examplesOf } from "./labels";

type AdvertExamples = { words: Example; kinds: Example; choices: Example[] };

const INVENTED = 900;
const WORDS = { labels: [...LABELS], links: LINKS, minCount: () => 4, rate: 0.1, decay: 0.005, seed: 5 };

/**
 * The models of the reader of adverts, from labelled adverts and, for the words, invented ones. The same adverts in the same
 * order always give the same models. Kinds are learned from labelled adverts alone: an invented one knows no doubtful kinds.
 */
export function trainAdvertModels(adverts: readonly LabelledAdvert[]): AdvertModels {
  const headings = trainHeadings(adverts.map(headingExampleOf));
  const invented = Array.from(
    { length: INVENTED },
    (_, number) => examplesOf(inventAdvert(number), headings).words,
  );
  const labelled = examplesOfAll(adverts, invented);
  return {
    words: train([...invented, ...labelled.map(({ words }) => words)], { ...WORDS, epochs: 8 }),
    kinds: train(
      labelled.map(({ kinds }) => kinds),
      { labels: [...KINDS], links: 1, epochs: 12, minCount: () => 2, rate: 0.1, decay: 0.005, seed: 5 },
    ),
    headings,
    choices: train(
      labelled.flatMap(({ choices }) => choices),
      { labels: ["no", "yes"], links: 1, epochs: 12, minCount: () => 2, rate: 0.1, decay: 0.005, seed: 5 },
    ),
    asked: trainAsked(adverts),
  };
}

const PARTS = 3;

/**
 * Headings and names are read in each third of the adverts by what the other two thirds teach: what a model learned from an advert it
 * reads there better than anywhere else, and the others would trust it too much. Two rounds are enough to find names.
 */
function examplesOfAll(adverts: readonly LabelledAdvert[], invented: readonly Example[]): AdvertExamples[] {
  const examples = adverts.map(headingExampleOf);
  const isOther = (part: number) => (_: unknown, place: number) => place % PARTS !== part;
  const parts = Array.from({ length: PARTS }, (_, part) => part);
  const headings = parts.map((part) => trainHeadings(examples.filter(isOther(part))));
  const own = adverts.flatMap((advert, place) => {
    const model = headings[place % PARTS];
    return model ? [{ advert, model, ...examplesOf(advert, model) }] : [];
  });
  const taggers = parts.map((part) =>
    train([...invented.slice(0, INVENTED / PARTS), ...own.filter(isOther(part)).map(({ words }) => words)], {
      ...WORDS,
      epochs: 2,
    }),
  );
  return own.flatMap(({ advert, model, words, kinds }, place) => {
    const tagger = taggers[place % PARTS];
    return tagger ? [{ words, kinds, choices: choicesOf(advert, { words: tagger, headings: model }) }] : [];
  });
}
