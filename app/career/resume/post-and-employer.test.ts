import { describe, expect, it } from "vitest";
import { partPost } from "./post-and-employer";

const partsOf = (text: string) => {
  const parts = partPost({ label: "title", text, paragraph: 0, segments: [], probability: () => 1 });
  return parts && [parts.title.text, parts.employer.text];
};

describe("a post and what stands behind its «to»", () => {
  it("keeps the office that a post serves within the post", () => {
    for (const post of ["Secretary to the General Manager", "Personal Assistant to the Provost"])
      expect(partsOf(post)).toBeUndefined();
    expect(partsOf("Clerk to Chief Accountant")).toBeUndefined();
  });

  it("takes a person, a household or an organisation for the employer", () => {
    expect(partsOf("Cook to the Danjuma family")).toEqual(["Cook", "Danjuma family"]);
    expect(partsOf("Driver to Mr. Okwute")).toEqual(["Driver", "Mr. Okwute"]);
    expect(partsOf("Security Guard to the Embassy of Chad")).toEqual(["Security Guard", "Embassy of Chad"]);
  });
});

it.each(["Secretary to the Group", "Driver to the Ministry", "Secretary to the Group Managing Director"])(
  "keeps %s whole: an office without a name employs nobody",
  (text) => expect(partsOf(text)).toBeUndefined(),
);
