import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (rank: string, heading: string) =>
  readResume(
    documentFromText(
      [
        "Sunday Terkimbi Ali",
        "0803 111 2222",
        `FORMER RANK: ${rank}`,
        "",
        heading,
        "2001 - 2006\tGuard Commander, 72 Battalion, Makurdi",
        "- Kept the armoury register",
        "2007 - 2014\tSection Commander, 3 Division, Jos",
        "- Led 11 men",
        "",
        "SKILLS",
        "Driving",
      ].join("\n"),
    ),
  );
const postsOf = ({ profile }: ReturnType<typeof read>) =>
  profile.work.map(({ position, name }) => [position, name]);

test("postings under the heading of a service are of the one that the resume names, and its owner is asked", () => {
  const resume = read("Sergeant, Nigerian Army", "MILITARY SERVICE (2001 - 2014)");
  expect(postsOf(resume)).toEqual([
    ["Guard Commander", "Nigerian Army"],
    ["Section Commander", "Nigerian Army"],
  ]);
  expect(resume.doubts.map(({ text }) => text)).toContain("Was “Guard Commander” in the Nigerian Army?");
});

test("where two services are named, or none, nothing is lent", () => {
  for (const rank of ["Sergeant", "Sergeant, Nigerian Army, later Nigerian Navy"])
    expect(postsOf(read(rank, "MILITARY SERVICE (2001 - 2014)")).map(([, name]) => name)).not.toContain(
      "Nigerian Army",
    );
  expect(postsOf(read("Sergeant, Nigerian Army", "WORK EXPERIENCE")).map(([, name]) => name)).not.toContain(
    "Nigerian Army",
  );
});
