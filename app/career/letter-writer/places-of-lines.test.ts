import { expect, test } from "vitest";
import { readAdvert } from "../job-advert/read-advert";
import { Profile } from "../profile.schema";
import { writeLetter } from "../writer/letter";

const today = "2026-11-30";
const textOf = (...highlights: string[]) => {
  const profile = Profile.parse({
    basics: { name: "Ene Ochigbo", email: "ene@mail.example" },
    work: [
      {
        position: "Call Agent",
        name: "Oak Contact Ltd",
        startDate: "2023-04",
        endDate: "present",
        highlights: ["Answer calls and chats of 3 banks", ...highlights],
      },
    ],
  });
  const advert = readAdvert(
    "Oak Bank needs a Call Agent in Jos.\nRequirements\n- Experience with calls\n- Patience",
    { today },
  );
  return writeLetter({ profile, advert, today, language: "en", seed: "a" })
    .sentences.map(({ text }) => text)
    .join(" ");
};

test("a figure of the present post behind its own label is told, how large a place is not", () => {
  expect(textOf("Quality: QA score 94% (team average 88%); Agent of the Month twice")).toContain(
    "Quality: QA score 94%",
  );
  expect(textOf("Place of work: the new Jabi contact centre (186 seats)")).not.toContain("Jabi");
});
