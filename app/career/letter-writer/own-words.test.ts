import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { askedLinks, reasonIn } from "./own-words";

const saying = (...summary: string[]) => Profile.parse({ basics: {}, summary });

test("a reason of one's own is a sentence of the summary, and not what stands on every resume", () => {
  const text = "I want to build a ward where women are listened to.";
  expect(reasonIn(saying("Nurse of eleven years.", `Careful and kind. ${text}`))).toEqual({
    text,
    sourceIds: ["summary.1"],
  });
  for (const empty of [
    "I want to work in a reputable organisation.",
    "I hope to grow my career in a dynamic company.",
    "Nurse of eleven years.",
  ])
    expect(reasonIn(saying(empty)), empty).toBeUndefined();
});

test("a link is told to an advert that asks for it", () => {
  const linked = Profile.parse({
    basics: { links: ["behance.net/amara", "linkedin.com/in/amara", "@amara"] },
  });
  const labels = (advert: string) => askedLinks(advert, linked).map(({ label, text }) => `${label}: ${text}`);
  expect(labels("Send your portfolio.")).toEqual(["Portfolio: behance.net/amara"]);
  expect(labels("CV, LinkedIn page")).toEqual(["LinkedIn: linkedin.com/in/amara"]);
  expect(labels("Designer wanted in Ikeja")).toEqual([]);
});
