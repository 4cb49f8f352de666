import { writePapers, writeStudies } from "./background";
import { postsInEnglish } from "./english-experience";
import { knownNamesIn } from "../writer/known-names";
import type { LetterPlan, PlannedHeading, PlannedPaper } from "./letter-plan";
import type { Holds, Item } from "./line-text";
import { printItem, type ListItem } from "./list-items";
import { labelsFor } from "./named-alternatives";
import type { Phrases, Topic } from "./phrases";
import { shortLead } from "./short-lead";
import { hasSameWords, startsLike, underHeadings } from "./under-headings";
import type { WhoOneIs } from "./who-one-is";

/** An item of the list that answers what adverts ask of everybody. */
export type Answer = ListItem & { topic: Topic };

type Answering = { phrases: Phrases; holds: Holds; who: WhoOneIs };

/**
 * What the advert asks and studies, years, papers and skills answer, each in a whole sentence behind a few words: "Qualification: I hold an HND in
 * Accountancy (2014) from …". English only. What the first paragraph has told stands in no list.
 */
export function answersInEnglish(plan: LetterPlan, answering: Answering): Answer[] {
  return [
    ...studyAnswer(plan, answering),
    ...(plan.credits ? particular("credits", answering.phrases.answers.labels.credits, plan.credits) : []),
    ...yearsAnswer(plan, answering),
    ...paperAnswers(plan, answering),
    ...skillAnswers(plan, answering),
    ...languageAnswer(plan, answering),
  ].filter((one) => answering.holds(printItem(one)));
}

/** What the advert asks everybody to state, in the words of a form: "State of origin: Borno." */
export function particularsInEnglish(plan: LetterPlan, { phrases, holds }: Omit<Answering, "who">): Answer[] {
  const { labels } = phrases.answers;
  const { asks, service, home } = plan;
  const served = asks.service && service ? phrases.service[service.status](service.year ?? "") : "";
  return [
    ...(served && service
      ? [{ topic: "service" as const, lead: labels.service, text: served, sourceIds: service.sourceIds }]
      : []),
    ...(asks.residence === true && home
      ? [
          {
            topic: "residence" as const,
            lead: labels.residence,
            text: phrases.home(home.text),
            sourceIds: home.sourceIds,
          },
        ]
      : []),
    ...plan.personal.flatMap((one) =>
      particular(one.topic, labels[one.topic], {
        text: one.topic === "age" ? phrases.age(one.years) : one.state,
        sourceIds: one.sourceIds,
      }),
    ),
    ...plan.details.flatMap(({ label, ...detail }) => particular("detail", label, detail)),
  ].filter((one) => holds(printItem(one)));
}

function particular(topic: Topic, lead: string, { text, sourceIds }: Item): Answer[] {
  return [{ topic, lead, text: `${text}.`, sourceIds }];
}

function studyAnswer(plan: LetterPlan, { phrases, holds, who }: Answering): Answer[] {
  if (!plan.asks.study || who.isStudyNamed || !plan.post) return [];
  const sentences = writeStudies(plan, phrases, holds);
  if (sentences.length === 0) return [];
  const own = phrases.answers.labels.study;
  const asked = plan.advertLanguage === "en" ? plan.headings.study : undefined;
  return behindFirst([asked, own], { topic: "study", ...joined(sentences) }, holds);
}

/** Several posts with their dates are the record of somebody, whether or not years are asked. */
function yearsAnswer(plan: LetterPlan, { phrases, holds, who }: Answering): Answer[] {
  const { experience } = plan;
  if (!experience || !phrases.experience || experience.parts.length + experience.beside.length < 2) return [];
  const { sourceIds, isMore } = experience;
  const posts = postsInEnglish(experience);
  const text =
    !who.areYearsNamed && experience.months !== undefined
      ? phrases.experience.sentence(experience)
      : isMore && /^\d|^nearly/u.test(posts)
        ? `My experience includes ${posts}.`
        : `I have worked ${posts}.`;
  return behindFirst([phrases.answers.labels.years], { topic: "years", text, sourceIds }, holds);
}

function paperAnswers(plan: LetterPlan, { phrases, holds }: Answering): Answer[] {
  const sentencesOf = (papers: PlannedPaper[]) => joined(writePapers(papers, phrases, false, holds));
  const { headed } = underHeadings(plan.askedPapers, headingsIn(plan, plan.headings.papers), startsLike);
  const behindAsked = headed.flatMap(({ label, at, ones }) =>
    behindFirst([label], { topic: "papers", at, ...sentencesOf(ones) }, holds),
  );
  // Papers under words that claim more stand in the background, and so do those that nothing asks for by name.
  return behindAsked.filter(({ lead }) => lead !== undefined);
}

/** Papers and skills that the list does not hold. */
export function besideTheList(
  { askedPapers, skills, tools }: LetterPlan,
  answers: Answer[],
): Pick<LetterPlan, "askedPapers" | "skills" | "tools"> {
  const listed = new Set(answers.flatMap(({ sourceIds }) => sourceIds));
  const isLeft = ({ sourceIds }: Item) => !sourceIds.some((id) => listed.has(id));
  return {
    askedPapers: askedPapers.filter(isLeft),
    skills: skills.filter(isLeft),
    tools: tools.filter(isLeft),
  };
}

/** Programs and products behind what asks for them; a skill that is only named proves nothing more than its name. */
function skillAnswers(plan: LetterPlan, { phrases, holds }: Answering): Answer[] {
  const named = [...plan.tools, ...plan.skills].filter(({ text }) => knownNamesIn(text).length > 0);
  const { headed } = underHeadings(named, headingsIn(plan, plan.headings.skills), hasSameWords);
  return headed.flatMap(({ label, at, ones }) => {
    const text = phrases.tools(ones.map((one) => one.text.replace(/[\s.;,]+$/u, "")));
    const sourceIds = ones.flatMap((one) => one.sourceIds);
    return behindFirst([label], { topic: "skills", at, text, sourceIds }, holds).filter(
      ({ lead }) => lead !== undefined,
    );
  });
}

/** Where one is asked, all are named. */
function languageAnswer({ proofs, languages }: LetterPlan, { phrases, holds }: Answering): Answer[] {
  if (!proofs.some(({ line }) => line.isLanguage)) return [];
  const sentence = (ones: Item[]) => ({
    text: phrases.speak(ones.map(({ text }) => text.replace(/[\s.;,]+$/u, ""))),
    sourceIds: ones.flatMap(({ sourceIds }) => sourceIds),
  });
  const held = languages.filter((one) => holds(sentence([one])));
  const lead = phrases.answers.labels.languages;
  return held.length === 0 ? [] : [{ topic: "languages", lead, ...sentence(held) }];
}

const headingsIn = ({ advertLanguage }: LetterPlan, headings: PlannedHeading[]) =>
  advertLanguage === "en" ? headings : [];

/** The sentence behind the first of some words that can stand before it and do not claim more than it says. */
function behindFirst(labels: (string | undefined)[], answer: Answer, holds: Holds): Answer[] {
  if (answer.text === "") return [];
  const leads = labels
    .filter((label) => label !== undefined)
    .flatMap((label) => labelsFor(label, answer.text))
    .flatMap((label) => shortLead(label) ?? []);
  return [leads.map((lead) => ({ ...answer, lead })).find((one) => holds(printItem(one))) ?? answer];
}

function joined(sentences: Item[]): Item {
  return {
    text: sentences.map(({ text }) => text).join(" "),
    sourceIds: [...new Set(sentences.flatMap(({ sourceIds }) => sourceIds))],
  };
}
