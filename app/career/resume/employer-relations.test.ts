import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const postsOf = (...lines: string[]) =>
  readResume(
    documentFromText(
      ["Musa Bello", "0803 111 2222", "", "WORK EXPERIENCE", "", ...lines, "", "SKILLS", "Driving"].join(
        "\n",
      ),
    ),
  ).profile.work.map(({ position, name, location, summary }) => [position, name, location, summary]);

test("what an employer is to somebody else tells of it, and names no other one", () => {
  expect(
    postsOf(
      "Depot Side Services Ltd (contractor to depot owners) Warri, Delta State",
      "Loading Clerk, 2013 - 2018",
      "- Read the meters",
    ),
  ).toEqual([
    ["Loading Clerk", "Depot Side Services Ltd", "Warri, Delta State", "contractor to depot owners"],
  ]);
  expect(
    postsOf(
      "Steadfast Guards Ltd (deployed at Benue Valley Juice Factory, Makurdi)",
      "Security Supervisor, October 2021 - present",
      "- Supervise 28 guards",
    ),
  ).toEqual([
    [
      "Security Supervisor",
      "Steadfast Guards Ltd",
      undefined,
      "deployed at Benue Valley Juice Factory, Makurdi",
    ],
  ]);
});
