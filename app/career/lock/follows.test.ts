import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock } from "./index";

const advert = { title: "", company: "", text: "" };

/** The kinds of reasons against a sentence that cites one line of work. */
function reasonsFor(line: string, text: string): string[] {
  const work = [
    { name: "Tamba Works", position: "Clerk", startDate: "2017-01", endDate: "2020-04", highlights: [line] },
  ];
  const profile = Profile.parse({ basics: {}, work });
  const context = prepareLock({ profile, today: "2026-11-27", language: "en", advert });
  return lockSentence({ text, facts: ["work.0.highlights.0"] }, context).map(({ kind }) => kind);
}

test.each([
  // Contractions, shares in a hundred, and what a line denies altogether.
  [
    "Made 96% of 50 visits on time",
    "I've made 96 in a hundred visits on time.",
    "I've made 69 in a hundred visits on time.",
  ],
  [
    "Cut the load from 5 hours to 75 minutes",
    "The load takes an hour and a quarter.",
    "The load takes an hour and a half.",
  ],
  ["Lowered the bill by ₹3.5 lakh", "I lowered the bill by ₹350,000.", "I lowered the bill by ₹3.5 crore."],
  [
    "Supervised 2 assistants, with no injury recorded",
    "There was no injury.",
    "Only one injury was recorded.",
  ],
  ["Never used restraint in 27 months", "I never used restraint.", "Only rarely have I used restraint."],
  // The rest of a number.
  [
    "Screened 64 applicants, of whom 9 were hired",
    "Of the 64 applicants, 55 were not hired.",
    "Of the 64 applicants, 55 were hired.",
  ],
  [
    "Won 31 of 38 tenders",
    "We bid for 38 tenders and failed with only seven.",
    "We bid for 38 tenders and won only seven.",
  ],
  [
    "Repaired 120 phones, of which 6 came back",
    "Of the 120 phones, 114 never came back.",
    "Of the 120 phones, 114 came back.",
  ],
  [
    "Placed 45 of 50 graduates in jobs",
    "Of 50 graduates only five found no job.",
    "Of 50 graduates only five found jobs.",
  ],
  [
    "Inspected 80 buses, of which 12 were not roadworthy",
    "Of the 80 buses I inspected, 68 were roadworthy.",
    "Of the 80 buses I inspected, 68 were not roadworthy.",
  ],
  [
    "Delivered 212 babies, 8 of them by caesarean",
    "I delivered 212 babies, and 204 of them came without a caesarean.",
    "I delivered 212 babies, and 204 of them by caesarean.",
  ],
  [
    "Vaccinated 900 goats; 870 of them lived",
    "Of 900 goats only 30 did not live.",
    "Of 900 goats only 30 lived.",
  ],
  [
    "Sued 22 debtors, of whom 17 paid",
    "I sued 22 debtors, and five never paid.",
    "I sued 22 debtors, and five paid.",
  ],
  ["Tested 140 welds, of which 133 passed", "Of 140 welds seven failed.", "Of 140 welds seven passed."],
  // A period is named only for what a rate makes of it.
  ["Sold 300 bags a week", "In one week I sold 300 bags.", "I was promoted in three months."],
  ["Sold 300 bags a week", "Over a year that is 15,600 bags.", "Within one week I sold 900 bags."],
  // One of two counts is a share of the other only where the line says so.
  ["Fed 4,000 hens that lay 3,200 eggs", "My hens lay at 80 percent.", "My hens lay at 70 percent."],
  [
    "Trained 30 clerks and 5 supervisors",
    "I trained 5 supervisors and 30 clerks.",
    "I trained 27 percent of supervisors.",
  ],
  // The whole is not the part.
  [
    "Trained 6 bakers, of whom 4 were promoted",
    "I trained six bakers, and four were promoted.",
    "All six bakers were promoted.",
  ],
  [
    "Coached 12 pupils, of whom 9 passed",
    "All twelve pupils were coached by me.",
    "Every one of my 12 pupils passed.",
  ],
  [
    "Audited 15 branches, of which 13 got a clean report",
    "I audited all 15 branches.",
    "All fifteen branches got a clean report.",
  ],
  // Differences in the unit of the line.
  [
    "Finished the bridge deck in 26 days instead of the planned 33",
    "The deck was done in 26 days, seven before the plan.",
    "The deck was done in 26 days, nine before the plan.",
  ],
  [
    "Cut the weight of a carton from 420 g to 350 g",
    "A carton weighs seventy grams less.",
    "A carton weighs ninety grams less.",
  ],
  [
    "Brought the queue down from 55 minutes to 20",
    "Patients wait 35 minutes less.",
    "Patients wait 45 minutes less.",
  ],
  [
    "Lowered the rent from ₦9m to ₦7.5m",
    "The rent is one and a half million naira lower.",
    "The rent is two million naira lower.",
  ],
  ["Shortened closing from 11 days to 6", "Closing takes five days less.", "Closing takes seven days less."],
  // Averages.
  [
    "Sold 14 plots for ₦168m in total",
    "On average a plot brought twelve million naira.",
    "On average a plot brought fourteen million naira.",
  ],
  [
    "Drove 96,000 km with 4 lorries",
    "My four lorries did 24,000 km each.",
    "My four lorries did 34,000 km each.",
  ],
  [
    "Marked 1,080 scripts from 12 schools",
    "I marked 1,080 scripts from 12 schools, 90 from each.",
    "I marked 1,080 scripts from 12 schools, 95 from each.",
  ],
  [
    "Raised ₦45m from 9 donors",
    "Nine donors gave five million naira on average.",
    "Nine donors gave six million naira on average.",
  ],
  [
    "Laid 8.4 km of cable on 28 sites",
    "I laid an average of 300 metres on 28 sites.",
    "I laid an average of 400 metres on 28 sites.",
  ],
  [
    "Won 5 contracts of ₦30m each",
    "Five contracts brought ₦150m.",
    "Five contracts brought six million naira each.",
  ],
  // Months and years.
  [
    "Saved ₦1.5m a month on fuel",
    "I save ₦1.5 million each month, 18 million in a year.",
    "I save ₦1.5 million each month, 21 million in a year.",
  ],
  ["Pay ₦36m a year to growers", "That is ₦3 million a month.", "That is ₦4 million a month."],
  // Units.
  [
    "Filled 20 tanks of 45 hectolitres each",
    "Each of my tanks holds 4,500 litres.",
    "Each of my tanks holds 450 litres.",
  ],
  ["Shipped 640 kg of ginger", "I shipped 0.64 tonnes of ginger.", "I shipped 6.4 tonnes of ginger."],
  [
    "Surveyed 12,500 metres of road",
    "I surveyed twelve and a half kilometres of road.",
    "I surveyed thirteen and a half kilometres of road.",
  ],
  ["Mixed 2 cubic metres of juice", "I mixed 2,000 litres of juice.", "I mixed 200 litres of juice."],
  // Fractions in words.
  [
    "Replaced 40% of the flour with cassava",
    "Two fifths of our flour is cassava.",
    "Three fifths of our flour is cassava.",
  ],
  ["Rejected 10% of the lots", "I sent back a tenth of the lots.", "I sent back a fifth of the lots."],
  ["Sampled 1 in 25 of the bags", "I sampled 4% of the bags.", "I sampled 8% of the bags."],
  [
    "Checked 4,000 invoices, 1 in every 20 by hand",
    "Every twentieth of my 4,000 invoices I checked by hand, 200 together.",
    "Every tenth of my 4,000 invoices I checked by hand.",
  ],
  [
    "Trained 300 farmers, of whom 40% were women",
    "I trained 300 farmers, 120 women among them.",
    "I trained 300 farmers, 150 women among them.",
  ],
  [
    "Sent 80 proposals and won 38",
    "Nearly half of my 80 proposals were won.",
    "Nearly two thirds of my 80 proposals were won.",
  ],
  [
    "Sent 90 letters and got 28 answers",
    "About a third of my letters got an answer.",
    "Nearly half of my 90 letters got an answer.",
  ],
  // Frequencies and days of the week.
  [
    "Service the chillers every 6 months",
    "Twice a year I service the chillers.",
    "Twice a month I service the chillers.",
  ],
  [
    "Inspect the cranes every 4 months",
    "I inspect the cranes three times a year.",
    "I inspect the cranes four times a year.",
  ],
  [
    "Hold a market every Monday and Thursday",
    "Two days a week I hold a market.",
    "Three days a week I hold a market.",
  ],
  [
    "Run a clinic every Monday, Wednesday and Friday with 15 patients per session",
    "Three days a week bring 45 patients to my clinic.",
    "Three days a week bring 60 patients to my clinic.",
  ],
  [
    "Teach evening classes from Monday to Thursday",
    "Four days a week I teach evening classes.",
    "Five days a week I teach evening classes.",
  ],
  ["Broadcast every Saturday and Sunday", "I am on air twice a week.", "I am on air four times a week."],
  // Factors.
  [
    "Grew the flock from 400 to 2,800 birds",
    "I multiplied the flock by seven.",
    "I multiplied the flock by nine.",
  ],
  ["Raised members from 150 to 900", "Membership grew sixfold.", "Membership grew eightfold."],
  [
    "Took orders from 30 to 60 a week",
    "Orders are twice what they were.",
    "Orders are thrice what they were.",
  ],
])("of %j follows %j, and not %j", (line, follows, doesNot) => {
  expect(reasonsFor(line, follows)).toEqual([]);
  expect(reasonsFor(line, doesNot)).not.toEqual([]);
});

const person = Profile.parse({
  basics: {},
  work: [
    {
      name: "Lafia Dairies",
      position: "Technician",
      startDate: "2018-02",
      endDate: "2020-12",
      highlights: ["Supervise 7 interns a year from UDUS", "Passed the SON audit in May 2020"],
    },
    { name: "Keffi Foods", position: "Supervisor", startDate: "2021-01", endDate: "present", highlights: [] },
  ],
  education: [
    {
      studyType: "HND",
      area: "Dairy Science",
      institution: "Federal University of Technology, Owerri",
      score: "Upper Credit",
      endDate: "2013",
    },
    {
      studyType: "B.Sc",
      area: "Chemistry",
      institution: "Usmanu Danfodiyo University, Sokoto",
      score: "Second Class Lower",
      endDate: "2016",
    },
    { studyType: "MBA", area: "Management", institution: "Bayero University, Kano", endDate: "2021" },
  ],
  certificates: [
    { name: "Forklift Operator", date: "2019-03", status: "expired 2022-03" },
    { name: "ISO 22000 Auditor", date: "2018-09" },
    { name: "Young Dairy Technologist Prize, finalist", date: "2023-06" },
    { name: "Boiler Permit", date: "2020-01", status: "lapsed 2023-01" },
  ],
  skills: [{ keywords: ["Milk testing", "Cold storage"] }],
});
const context = prepareLock({ profile: person, today: "2026-11-27", language: "en", advert });
const skills = ["skills.0.keywords.0", "skills.0.keywords.1"];

test.each<[string[], string, string]>([
  // Short forms of schools, spelled both ways.
  [
    ["work.0.highlights.0"],
    "Seven interns from Usmanu Danfodiyo University work with me each year.",
    "Seven interns from Bayero University work with me each year.",
  ],
  [
    ["education.1", "education.2"],
    "I left UDUS with a Second Class Lower in 2016, and BUK gave me an MBA in 2021.",
    "I left UDUS with a Second Class Upper in 2016, and BUK gave me an MBA in 2021.",
  ],
  [
    ["education.1", "education.2"],
    "UDUS gave me a Second Class Lower in chemistry, and BUK an MBA five years later.",
    "UDUS gave me an MBA, and BUK a Second Class Lower.",
  ],
  [
    ["education.0", "education.1"],
    "FUTO gave me an Upper Credit in dairy science, then came a Second Class Lower in chemistry.",
    "FUTO gave me a Second Class Lower, then came an Upper Credit in chemistry.",
  ],
  // Papers that have run out.
  [["certificates.0"], "My forklift ticket ran out in March 2022.", "My forklift ticket has never run out."],
  [
    ["certificates.0"],
    "My forklift licence has been out of date since March 2022.",
    "My forklift licence is still valid.",
  ],
  [
    ["certificates.3"],
    "My boiler permit lapsed in January 2023, three years after I got it.",
    "My boiler permit lapsed in January 2023, five years after I got it.",
  ],
  [
    ["certificates.3"],
    "My boiler permit ended in 2023 and I would renew it.",
    "My boiler permit ended in 2023 and was renewed.",
  ],
  // Prizes.
  [
    ["certificates.2"],
    "In June 2023 I was a finalist for the Young Dairy Technologist Prize.",
    "In June 2023 I won the Young Dairy Technologist Prize.",
  ],
  // The time between two cited facts.
  [
    ["certificates.1", "work.0.highlights.1"],
    "I became an ISO 22000 auditor in September 2018, and a year and eight months later we passed the SON audit.",
    "I became an ISO 22000 auditor in September 2018, and a year and four months later we passed the SON audit.",
  ],
  [
    ["certificates.1", "certificates.2"],
    "The ISO 22000 paper came in September 2018, and the finalist's place followed four years and nine months later.",
    "The ISO 22000 paper came in September 2018, and the finalist's place followed six years and nine months later.",
  ],
  [
    ["work.0", "work.1"],
    "Getting on for three years at Lafia Dairies, then over five at Keffi Foods.",
    "Getting on for four years at Lafia Dairies, then over five at Keffi Foods.",
  ],
  // The things that a sentence lists.
  [
    skills,
    "Milk testing and cold storage: I offer the two.",
    "Milk testing and cold storage: I offer the three.",
  ],
])("%j carry %j, and not %j", (facts, text, wrong) => {
  expect(lockSentence({ text, facts }, context)).toEqual([]);
  expect(lockSentence({ text: wrong, facts }, context)).not.toEqual([]);
});
