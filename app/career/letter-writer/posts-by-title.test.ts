import { expect, test } from "vitest";
import { withPostsByTitle } from "./posts-by-title";

const part = (id: string, position: string) => ({ id, position, startDate: "2018", endDate: "2020" });
const experienceOf = (...parts: ReturnType<typeof part>[]) => ({
  isExact: false,
  isMore: false,
  isOfField: true,
  parts,
  beside: [],
  sourceIds: [],
});
const line = {
  text: "Opened 260 new outlets",
  place: "Golden Harvest",
  title: "Sales Representative, Vans",
  tense: "past" as const,
  sourceIds: ["work.1.highlights.0"],
};

test("a deed of a post that the letter lists is introduced by the listed title, and one of another post by its place", () => {
  const [deed] = withPostsByTitle([line], experienceOf(part("work.1", "Sales Representative")));
  expect(deed).toMatchObject({ title: "Sales Representative", needsTitle: true });
  expect(deed).not.toHaveProperty("place");
  expect(withPostsByTitle([line], experienceOf(part("work.2", "Driver")))).toEqual([line]);
  expect(withPostsByTitle([line], undefined)).toEqual([line]);
});

test("a title that two listed posts share tells nobody which it is, and a duty keeps its place", () => {
  const twice = experienceOf(part("work.1", "Cook"), part("work.2", "Cook"));
  expect(withPostsByTitle([line], twice)).toEqual([line]);
  const duty = { ...line, duty: "Dispensing of drugs" };
  expect(withPostsByTitle([duty], experienceOf(part("work.1", "Cook")))).toEqual([duty]);
});
