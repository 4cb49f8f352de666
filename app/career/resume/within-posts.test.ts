import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const workOf = (...lines: string[]) =>
  readResume(
    documentFromText(
      ["Amina Bello Kure", "08035550123", "amina.kure@example.com", "", "WORK EXPERIENCE", ...lines].join(
        "\n",
      ),
    ),
  ).profile.work;
const linesOf = (work: ReturnType<typeof workOf>) => work.map(({ highlights }) => highlights);

test("an office that was held within the time of a post is one of its lines", () => {
  const work = workOf(
    "Physics Teacher, Rima College Ltd, 2015 – 2023",
    "- Taught Physics to SS3",
    "- Assistant hostel mistress, 2018 – 2021",
    "- Prepared practicals for the final classes",
    "Mathematics Teacher, Dove College Ltd, 2011 – 2015",
    "- Taught Mathematics",
  );
  expect(work.map(({ name }) => name)).toEqual(["Rima College Ltd", "Dove College Ltd"]);
  expect(linesOf(work)[0]).toContain("Assistant hostel mistress, 2018 – 2021");
});

test("posts that follow one another stay posts", () => {
  const work = workOf(
    "ZUMA BANK PLC",
    "Branch Manager, 2016 – 2020",
    "- Led the branch",
    "Head Teller, 2012 – 2016",
    "- Counted cash",
  );
  expect(work.map(({ position }) => position)).toEqual(["Branch Manager", "Head Teller"]);
});

test("an employer with the whole time over its posts makes none of them a line", () => {
  const work = workOf(
    "Rima Farms Ltd, 2010 – 2020",
    "Assistant Manager, 2016 – 2019",
    "Livestock Supervisor, 2011 – 2016",
    "- Kept 12,000 layers",
  );
  expect(work.map(({ position }) => position)).toEqual(
    expect.arrayContaining(["Assistant Manager", "Livestock Supervisor"]),
  );
});

test("a membership without a time behind whole sentences is told with them", () => {
  const work = workOf(
    "Ministry of Works, Jos",
    "Deputy Director, 2015 – 2020",
    "Headed the final accounts section of the ministry. Supervised 19 officers in three units and prepared the returns of grants. Member, State Tenders Board.",
    "Zuma Stores Ltd, Jos",
    "Cashier, 2010 – 2015",
  );
  expect(work.map(({ name }) => name)).toEqual(["Ministry of Works", "Zuma Stores Ltd"]);
  expect(linesOf(work)[0]?.join(" ")).toContain("Member, State Tenders Board");
});

test("a service over its ministries is the employer, and each ministry the place", () => {
  const work = workOf(
    "Rivers State Civil Service, 2001 – 2015",
    "Ministry of Works, Port Harcourt",
    "Higher Executive Officer, 2006 – 2015",
    "- Ran the registry",
    "Ministry of Health, Port Harcourt",
    "Executive Officer, 2001 – 2006",
    "- Kept files",
  );
  expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
    ["Higher Executive Officer", "Rivers State Civil Service", "Ministry of Works, Port Harcourt"],
    ["Executive Officer", "Rivers State Civil Service", "Ministry of Health, Port Harcourt"],
  ]);
});
