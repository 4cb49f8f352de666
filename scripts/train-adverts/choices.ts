import type { Model } from "~/career/crf/crf";
import { closingDays } from "~/career/job-advert/choice/closing-days";
import { type Choice, type Field, positionsOf } from "~/career/job-advert/choice/choice";
import { cleanAdvert } from "~/career/job-advert/clean-text";
import { readSections } from "~/career/job-advert/sections";
import type { Sentence } from "~/career/job-advert/sentence";
import type { LabelledAdvert } from "#tests/bench/adverts/exam";
import type { Example } from "../training/train-crf";
import { examplesOf } from "./labels";
import type { AdvertExamples } from "./train-models";

/** A labelled advert as examples; the headings that no list knows are read by `headings`. */
export function labelledExamplesOf(advert: LabelledAdvert, headings: Model): AdvertExamples {
  return { ...examplesOf(advert, headings), choices: choicesOf(advert) };
}

/** The places where things may stand, each with whether it is the one that the label has. */
function choicesOf(advert: LabelledAdvert): Example[] {
  const { lines } = cleanAdvert(advert.text);
  const sentences = readSections(lines);
  const { closes } = advert.rules;
  return [example("closes", closingDays(sentences, advert.today), sentences, (value) => value === closes)];
}

function example<Value>(
  field: Field,
  choices: readonly Choice<Value>[],
  sentences: readonly Sentence[],
  isRight: (value: Value) => boolean,
): Example {
  return {
    positions: positionsOf(field, choices, sentences),
    labels: choices.map(({ value }) => (isRight(value) ? "yes" : "no")),
  };
}
