import { type QuestionAnswer, withAnswer } from "~/career/matching/answer-question";
import type { Question, QuestionKind } from "~/career/matching/questions";
import { findChosen } from "~/career/profile/entry-choice";
import { changeProfile } from "~/features/profile/profile.server";
import { Refusal } from "~/refusal";

/** Stores the answer to a question of an advert as a confirmed fact of My profile. Throws BAD_VALUE when it says nothing that can stand there. */
export function answerQuestion(userId: string, question: Question, answer: QuestionAnswer): void {
  changeProfile(userId, {}, ({ profile }) => {
    if (answer.place !== "" && !findChosen(profile, answer.place))
      throw new Refusal("BAD_VALUE", "That job is not in your profile any more. Choose where you did it.");
    const changed = withAnswer(profile, question, answer);
    if (!changed)
      throw new Refusal("BAD_VALUE", WHAT_IS_MISSING[question.kind] ?? "Choose one of the answers.");
    return { profile: changed };
  });
}

const WHAT_IS_MISSING: Partial<Record<QuestionKind, string>> = {
  birth: "Choose the day on which you were born.",
  residence: "Write the town in which you live.",
  duty: "Write what you did, in your own words.",
  language: "Write the language and how well you speak it.",
  pay: "Write the pay that you expect.",
  notice: "Write how long your notice is.",
  start: "Write it so that it stays true, without a day: “two weeks after an offer”.",
  guarantors: "Write who they are.",
};
