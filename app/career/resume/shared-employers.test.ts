import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const postsOf = (text: string) => {
  const { profile, doubts } = readResume(
    documentFromText(`Ada Obi\n08031234567\n\nWORK EXPERIENCE\n\n${text}`),
  );
  return {
    posts: profile.work.map(({ name, position }) => [name, position]),
    doubts: doubts.map((one) => one.text),
  };
};

test("a branch behind a post is no employer below the bank that has the whole time", () => {
  const { posts } = postsOf(`Heritage Gate Savings & Loans Plc (2008 - date)
Branch Manager, Dugbe Branch, March 2019 - date
- Lead a team of 23 staff
Head of Operations, Ogbomoso, Feb. 2016 - Feb. 2019
- Custodian of vault keys
Credit Officer, 2011 - 2016`);
  expect(posts.map(([name]) => name)).toEqual(new Array(3).fill("Heritage Gate Savings & Loans Plc"));
});

test("posts that follow one another without a gap are of the employer over the first, and asked about", () => {
  const { posts, doubts } = postsOf(`Zuma Crown Bank Limited
2018 - 2021  Assistant Manager
2016 - 2018  Senior Banking Officer
2014 - 2016  Banking Officer`);
  expect(posts.map(([name]) => name)).toEqual(new Array(3).fill("Zuma Crown Bank Limited"));
  expect(doubts).toContain("Was “Banking Officer” at Zuma Crown Bank Limited, too?");
});

test("a post after a gap is of no employer that nobody named", () => {
  const { posts } = postsOf(`Zuma Crown Bank Limited
2018 - 2021  Assistant Manager
2009 - 2012  Sales Girl`);
  expect(posts[1]?.[0]).toBeUndefined();
});
