import { expect, test } from "vitest";
import { ADVERTS } from "#tests/fixtures/adverts";
import { readAdvert } from "#tests/factories/adverts";
import { PEOPLE } from "#tests/fixtures/people";
import { writeResume } from "~/career/writer/resume";
import type { DocumentLanguage } from "~/career/generated-document";
import type { Reverted } from "./check-letter";
import { checkResume } from "./check-resume";
import { prepareFacts, type FactContext } from "./prepare";

const today = "2026-11-21";
const adverts = ADVERTS.map(({ id, text, given }) => ({ id, advert: readAdvert(text, given) }));

/** Every person with every advert would take long; each person meets a few of them, all adverts are met. */
const pairs = PEOPLE.flatMap(({ id, profile }, at) =>
  adverts
    .filter((_, n) => n % 4 === at % 4)
    .map((sample) => ({ name: `${id}, ${sample.id}`, profile, advert: sample.advert })),
);

test.each(["en", "es", "fr", "de"] as const)("the built-in writer's resumes pass whole in %s", (language) => {
  expect(pairs.length).toBeGreaterThan(10);
  const turnedBack: string[] = [];
  for (const { name, profile, advert } of pairs) {
    const facts = prepareFacts(contextOf(profile, advert, language));
    const resume = writeResume({ profile, advert, today, language });
    const reverted = [...checkResume(resume, profile, facts).reverted];
    turnedBack.push(...reverted.map((one) => `${name}: ${told(one)}`));
  }
  expect(turnedBack).toEqual([]);
});

function contextOf(
  profile: FactContext["profile"],
  advert: FactContext["advert"],
  language: DocumentLanguage,
): FactContext {
  return {
    ...(profile && { profile }),
    advert,
    today,
    language,
    targetTitle: advert.title ?? "",
    company: advert.company ?? "",
  };
}

function told({ text, violations }: Reverted): string {
  return `${text} [${violations.map(({ code, found }) => `${code}: ${found}`).join("; ")}]`;
}
