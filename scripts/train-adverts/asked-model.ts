import type { Model } from "~/career/crf/crf";
import { ASKED_LABELS } from "~/career/job-advert/tagger/asked-stretches";
import { STATEMENT_LABELS } from "#tests/bench/adverts/statements";
import { ASKED_STATEMENTS, ASKING_ADVERTS, NOT_ASKED } from "#tests/fixtures/asked-statements";
import { mulberry32, train } from "../training/train-crf";
import { askedExample, type AskingAdvert } from "./asked-labels";
import { variedAdverts } from "./vary-asked";

const COPIES = 2;

/** The model of what is to be stated, from adverts that ask much and from the labelled ones, of which most ask nothing. */
export function trainAsked(
  adverts: readonly { id: string; text: string }[],
  asking: readonly AskingAdvert[] = ASKING_ADVERTS,
): Model {
  const labelled = adverts.map(({ id, text }) => ({ advert: text, asked: STATEMENT_LABELS[id] ?? [] }));
  const random = mulberry32(7);
  const copies = Array.from({ length: COPIES }, () => variedAdverts(asking, random)).flat();
  const sentences = [
    ...ASKED_STATEMENTS.map(({ advert, asked }) => ({ advert, asked: asked.map(({ text }) => text) })),
    ...NOT_ASKED.map((advert) => ({ advert, asked: [] })),
  ];
  return train([...asking, ...labelled, ...copies, ...sentences].map(askedExample), {
    labels: [...ASKED_LABELS],
    links: 3,
    epochs: 10,
    minCount: () => 4,
    rate: 0.1,
    decay: 0.005,
    seed: 5,
    dropout: 0.3,
    averagedFrom: 5,
  });
}
