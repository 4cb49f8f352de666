import type { Model } from "~/career/crf/crf";
import { closingDays } from "~/career/job-advert/choice/closing-days";
import { employerChoices } from "~/career/job-advert/choice/employers";
import { titleChoices } from "~/career/job-advert/choice/titles";
import { advertLanguage } from "~/career/job-advert/language";
import { type Choice, type Field, positionsOf } from "~/career/job-advert/choice/choice";
import { cleanAdvert } from "~/career/job-advert/clean-text";
import { companyByForms } from "~/career/job-advert/head";
import { hidesEmployer } from "~/career/job-advert/company";
import { namedStretches } from "~/career/job-advert/named-stretch";
import { foldText } from "~/career/nlp/fold";
import { rulesIn } from "~/career/job-advert/rules";
import { learnedHeadings, readSections } from "~/career/job-advert/sections";
import type { Sentence } from "~/career/job-advert/sentence";
import { tagAdvert } from "~/career/job-advert/tagger/tag-advert";
import type { LabelledAdvert } from "#tests/bench/adverts/exam";
import { sharesWords } from "#tests/bench/adverts/score";
import type { Example } from "../training/train-crf";

/** The places where things may stand, each with whether it is the one that the label has. */
export function choicesOf(advert: LabelledAdvert, models: { words: Model; headings: Model }): Example[] {
  const { text, lines } = cleanAdvert(advert.text);
  const sentences = readSections(lines);
  const { closes } = advert.rules;
  const closing = example(
    "closes",
    closingDays(sentences, advert.today),
    sentences,
    (value) => value === closes,
  );
  const ruled = readSections(lines, learnedHeadings(lines, models.headings)).map((sentence) => ({
    sentence,
    found: sentence.isHeading ? [] : rulesIn(sentence, advert.today),
  }));
  const named = namedStretches(text, tagAdvert(models.words, ruled));
  const language = advertLanguage(text);
  const company = advert.company ?? undefined;
  const titles = titleChoices({ lines, sentences, language, company, named }).choices;
  const title = example("title", titles, sentences, (value) => isTitleOf(advert, value));
  if (hidesEmployer(sentences)) return [closing, title];
  const read = companyByForms(lines, sentences, named);
  const names = employerChoices({ lines, sentences, named, read });
  const isRight = (name: string) => advert.company !== null && sharesWords(advert.company, name);
  return [closing, title, example("company", names, sentences, isRight)];
}

function isTitleOf({ title, posts = [] }: LabelledAdvert, value: string): boolean {
  return [title, ...posts].some((one) => one && foldText(one) === foldText(value));
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
