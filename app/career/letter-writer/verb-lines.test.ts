import { expect, test } from "vitest";
import { sentencesApart, toVerbLines } from "./verb-lines";

test.each([
  ["Prepare the payroll", true, "present", "Prepare the payroll"],
  ["Prepare the payroll", false, "past", "Prepared the payroll"],
  ["Led 12 engineers", true, "past", "Led 12 engineers"],
  ["File VAT and PAYE returns", true, "present", "File VAT and PAYE returns"],
  ["Order stock and keep the cost low", true, "present", "Order stock and keep the cost low"],
  ["Stock control", true, undefined, "Stock control"],
  ["Contract is till the end of January", true, undefined, "Contract is till the end of January"],
  ["Reduce call-outs from 11 to 3 a month", true, "past", "Reduced call-outs from 11 to 3 a month"],
  ["Cut the weekly count from two days to one", true, "present", "Cut the weekly count from two days to one"],
] as const)("%j, present post: %j, is written in tense %j", (line, isCurrent, tense, text) => {
  expect(toVerbLines([line], isCurrent)).toEqual([{ text, ...(tense && { tense }) }]);
});

test("sentences of one's own stay sentences", () => {
  const text = "I do all the bread and the cakes. I supervise two cooks.";
  expect(toVerbLines([text], true)).toEqual([{ text, isClause: true }]);
});

test("a word that is a noun as well counts as a verb among lines that begin with verbs", () => {
  const lines = ["Wire motor starters", "Maintain packing lines", "Install the new panels", "Stock control"];
  expect(toVerbLines(lines, true).map(({ tense }) => tense)).toEqual([
    "present",
    "present",
    "present",
    undefined,
  ]);
  expect(toVerbLines(["Wire motor starters", "Panel doors"], true)[0]?.tense).toBeUndefined();
});

test.each([
  ["In charge of the night shift", true, "present", "Am in charge of the night shift"],
  ["In charge of the night shift", false, "past", "Was in charge of the night shift"],
  ["Posted to Sahad plaza", false, "past", "Was posted to Sahad plaza"],
  ["No accident since 2019", true, "present", "Have had no accident since 2019"],
  ["Zero lost time injury in 2023", true, "present", "Had zero lost time injury in 2023"],
  ["Draft tenancy and loan agreements", true, "present", "Draft tenancy and loan agreements"],
  ["Was ward in-charge from 2019", false, "past", "Was ward in-charge from 2019"],
  ["Can speak Hausa and English", false, "present", "Can speak Hausa and English"],
  ["Posted 120 invoices a week", false, "past", "Posted 120 invoices a week"],
  [
    "Checked bags at the gate. Kept the visitor register.",
    false,
    "past",
    "Checked bags at the gate and kept the visitor register",
  ],
  ["Checked bags at the gate. Night shift.", false, undefined, "Checked bags at the gate. Night shift."],
] as const)(
  "%j, present post: %j, says in tense %j what it says without a verb of its own",
  (line, isCurrent, tense, text) => {
    expect(toVerbLines([line], isCurrent)).toEqual([{ text, ...(tense && { tense }) }]);
  },
);

test("a line with a subject of its own is a clause", () => {
  const [line] = toVerbLines(["WAEC credit pass in Mathematics rose from 71% to 94%"], true);
  expect(line?.isClause).toBe(true);
});

test("a name behind its label is no deed, and two verbs of one subject are one sentence", () => {
  expect(toVerbLines(["Project: 24-inch gas pipeline, Lot B"], false)).toEqual([
    { text: "Project: 24-inch gas pipeline, Lot B" },
  ]);
  expect(toVerbLines(["Investigate incidents; closed 96% of corrective actions on time"], true)).toEqual([
    { text: "Investigate incidents and closed 96% of corrective actions on time", tense: "present" },
  ]);
  expect(toVerbLines(["Introduced contract tests; production incidents fell by 35%"], false)).toEqual([
    { text: "Introduced contract tests; production incidents fell by 35%", tense: "past" },
  ]);
});

test.each([
  ["Servicing of lifts in two towers", true, "Service lifts in two towers"],
  ["Laying of PPR pipes in 24 flats", false, "Laid PPR pipes in 24 flats"],
  ["Inspection of harness and slings", true, "Inspect harness and slings"],
  ["Cleaning of wards and washing of linen", true, "Clean wards and wash linen"],
  ["Maintenance and repair of motors", false, "Maintained and repaired motors"],
  ["Reduction of downtime by 40%", false, "Achieved reduction of downtime by 40%"],
  ["Section commander of 10 men", false, "Was a section commander of 10 men"],
  ["Examinations officer for 420 students", true, "Am an examinations officer for 420 students"],
  ["I carry the keys of the store", false, "Carried the keys of the store"],
  ["I was fixing and washing hair", false, "Fixed and washed hair"],
] as const)("%j, present post: %j, is told as %j", (line, isCurrent, text) => {
  const [verbLine] = toVerbLines([line], isCurrent);
  expect(verbLine?.tense && verbLine.text).toBe(text);
});

test.each([
  "Poultry Health and Biosecurity Certificate, NVRI Vom, 2017", // a paper
  "Fash Collections (my own online biz)", // a name
  "Block of 28 flats", // a thing with a figure: a result or a size
])("%j names no work", (line) => {
  expect(toVerbLines([line], false)).toEqual([{ text: line }]);
});

test.each([
  ["Soakaway connection, manhole and inspection chamber", false],
  ["Ward and ICU chest physiotherapy; paediatric clinic on Wednesdays", true],
] as const)("%j are things of the work", (line, isCurrent) => {
  const [verbLine] = toVerbLines([line], isCurrent);
  const own = line.charAt(0).toLowerCase() + line.slice(1).replace(";", ", and");
  expect(verbLine).toEqual({
    text: `my work ${isCurrent ? "includes" : "included"} ${own}`,
    isClause: true,
    duty: own,
  });
});

test.each([
  ["Portfolio at risk (over 30 days) kept under 4%", "Portfolio at risk (over 30 days) was kept under 4%"],
  ["Field books checked every week", "Field books were checked every week"],
])("%j says what was done to a thing", (line, text) => {
  expect(toVerbLines([line], true)).toEqual([{ text, isClause: true }]);
});

test.each([
  [
    "Feed, bath, change diapers and put them to sleep",
    true,
    "Feed, bath, change diapers and put them to sleep",
  ],
  [
    "Sterilise bottles, wash clothes, pick the boy from school",
    false,
    "Sterilised bottles, washed clothes, and picked the boy from school",
  ],
  ["Cross-matched and issued 40 units of blood", false, "Cross-matched and issued 40 units of blood"],
  ["Detailed 46 terraces", false, "Detailed 46 terraces"],
  ["Trained 64 girls since opening", true, "Have trained 64 girls since opening"],
  ["Taught and wrote the tests since 2019", true, "Taught and wrote the tests since 2019"],
  [
    "Head, Cataloguing Section; supervise five clerks",
    true,
    "Am head, Cataloguing Section, and supervise five clerks",
  ],
  [
    "Inspection of markets; 212 premises visited in 2025",
    true,
    "Inspect markets; 212 premises were visited in 2025",
  ],
] as const)("%j, present post: %j, has a verb though no single word says so", (line, isCurrent, text) => {
  const [verbLine] = toVerbLines([line], isCurrent);
  expect(verbLine?.tense && verbLine.text).toBe(text);
});

test("a role, an honour, a name and a misspelt verb are no things of the work", () => {
  for (const line of [
    "Second in command of the section",
    "Best staff of the year",
    "Liase with banks for advice",
  ])
    expect(toVerbLines([line], false)[0]?.duty).toBeUndefined();
});

test("any other line without a verb stays as it is", () => {
  expect(toVerbLines(["Stock control", "Nursing; theatre", "Log sheet"], false)).toEqual([
    { text: "Stock control" },
    { text: "Nursing; theatre" },
    { text: "Log sheet" },
  ]);
});

test.each([
  ["Conducting normal deliveries", true, "Conduct normal deliveries"],
  [
    "Admitting, observing and nursing 18 patients a shift",
    false,
    "Admitted, observed and nursed 18 patients a shift",
  ],
  ["Sewing machines and overlock", true, undefined],
  ["Lead counsel in 6 appeals", true, "Am lead counsel in 6 appeals"],
  ["Lead a team of 6", true, "Lead a team of 6"],
  ["Secretary to the tenders board", false, "Was secretary to the tenders board"],
])("%j, present post: %j, says %j", (line, isCurrent, text) => {
  const [verbLine] = toVerbLines([line], isCurrent);
  expect(verbLine?.tense ? verbLine.text : undefined).toBe(text);
});

test("a noun that is a verb as well is told as one, and what only looks like it stays", () => {
  expect(toVerbLines(["Conduct of over 140 causes"], false)[0]).toEqual({
    text: "Conducted over 140 causes",
    tense: "past",
  });
  expect(toVerbLines(["Dispose of expired drugs"], true)[0]?.tense).toBe("present");
  expect(toVerbLines(["Staff of 38"], true)[0]).toEqual({ text: "Staff of 38" });
});

test("what a person does is told in the first person, though the resume says it of somebody", () => {
  expect(toVerbLines(["Dispenses to 90 patients a day", "Trains two interns"], true)).toEqual([
    { text: "Dispense to 90 patients a day", tense: "present" },
    { text: "Train two interns", tense: "present" },
  ]);
  expect(toVerbLines(["Dispenses to 90 patients a day"], false)[0]).toEqual({
    text: "Dispensed to 90 patients a day",
    tense: "past",
  });
});

test("an adjective among lines of what was done is no verb, among those of what one does it is", () => {
  const [, clean] = toVerbLines(
    ["Recovered ₦4m of old debt", "Clean audits in 2021 and 2022", "Trained 3 clerks"],
    true,
  );
  expect(clean).toEqual({ text: "Clean audits in 2021 and 2022" });
  expect(toVerbLines(["Sweep the corridors", "Clean 12 rooms a day"], true)[1]?.tense).toBe("present");
});

test("what was done stands first, although something changed meanwhile", () => {
  expect(
    toVerbLines(["Worked with the vendor when the firm moved from paper to Odoo"], false)[0],
  ).toMatchObject({
    tense: "past",
  });
});

test("a product with capitals within is what is worked with", () => {
  expect(toVerbLines(["Query MongoDB for lost orders"], true)[0]).toEqual({
    text: "Query MongoDB for lost orders",
    tense: "present",
  });
});

test("of a line of several sentences each that can be told is", () => {
  expect(apart("Mopping of two wards. Linen count. Reporting faults to the matron.")).toEqual([
    "my work includes mopping of two wards",
    "Report faults to the matron",
  ]);
  expect(apart("I look after 60 beds. Occupancy of the ward was 93% in 2024.")).toEqual([
    "Look after 60 beds; occupancy of the ward was 93% in 2024",
  ]);
});

function apart(written: string): string[] {
  const [line] = toVerbLines([written], true);
  return sentencesApart(line ?? { text: "" }, (sentences) => toVerbLines(sentences, true)).map(
    ({ text }) => text,
  );
}

test("a line since a date is done until today, with each of its verbs", () => {
  expect(
    toVerbLines(["Stand in for the registrar and keep the seal, every Friday since June 2023"], true)[0],
  ).toEqual({
    text: "Have stood in for the registrar and kept the seal, every Friday since June 2023",
    tense: "present",
  });
});

test("what costs nothing was not set free", () => {
  const [line] = toVerbLines(["Free JAMB lessons for displaced children on Saturdays"], false);
  expect(line?.text).not.toMatch(/^Freed/);
});

test("tools in a row are no deeds", () => {
  expect(toVerbLines(["Excel, SAP (transport module), C-Track portal"], true)[0]?.tense).toBeUndefined();
});

test.each([
  ["Lead a crew of 4 on shutdown jobs", "Lead a crew of 4 on shutdown jobs"],
  ["Customers are fishermen, two boats and a firm", "Customers are fishermen, two boats and a firm"],
])("%j names nobody's office", (line, text) => {
  expect(toVerbLines([line], true)[0]?.text).toBe(text);
});

test("what somebody is begins with no verb, and a gerund before another preposition than its own names a thing", () => {
  const one = (text: string, isCurrent: boolean) =>
    toVerbLines([text, "Tested builds", "Wrote reports"], isCurrent)[0]?.text;
  expect(one("Mentor to 2 interns", true)).toBe("Am a mentor to 2 interns");
  expect(one("Lead investigator (TapRoot) for 3 incidents", false)).toBe(
    "Was lead investigator (TapRoot) for 3 incidents",
  );
  expect(one("Cook to HACCP standards", true)).toBe("Cook to HACCP standards");
  expect(one("Report to the plant manager", true)).toBe("Report to the plant manager");
  expect(one("Packaging for a palm-oil brand", true)).toBe(
    "my duties include packaging for a palm-oil brand",
  );
  expect(one("Caring for 14 patients", true)).toBe("Care for 14 patients");
  expect(one("Reporting to the owner every week", true)).toBe("Report to the owner every week");
});

test.each([
  ["Reduce spoilage from 8% to 3%", false, "Reduced spoilage from 8% to 3%"],
  ["Own feed mixing", false, undefined],
  ["Own the release calendar", true, "Own the release calendar"],
  ["Carried me as yard hand", false, undefined],
  ["Rewind alternators, change AVR and injectors", false, "Rewound alternators, changed AVR and injectors"],
  ["I was teaching the new girls", false, "Taught the new girls"],
  ["Plated water samples for coliform", false, "Plated water samples for coliform"],
  ["5 man crew", false, "Worked with a 5-man crew"],
  ["Inspect rooms and train new girls", false, "Inspected rooms and trained new girls"],
  ['Anchor "Morning Market", the breakfast show', true, 'Anchor "Morning Market", the breakfast show'],
  ["6 years no major accident", true, "Have had no major accident in 6 years"],
  ["Two assistants under me", false, "Had two assistants under me"],
  ["There I learnt to keep the drugs register", false, "Learnt to keep the drugs register"],
  ["Cook for 200 staff daily", false, "Cooked for 200 staff daily"],
  [
    "Kept 900 bins in two sheds, stock accuracy 99.2 %",
    false,
    "Kept 900 bins in two sheds; stock accuracy was 99.2%",
  ],
] as const)("the deed of %j, present post: %j, is %j", (line, isCurrent, text) => {
  const [verbLine] = toVerbLines([line], isCurrent);
  expect(verbLine?.tense && verbLine.text).toBe(text);
});

test.each([
  ["Spoilage 2 in hundred", false, "Spoilage was 2 in hundred"],
  ["Client satisfaction 4.8 of 5 in 210 reviews", true, "Client satisfaction is 4.8 of 5 in 210 reviews"],
  ["Rejects 2 in hundred", false, "Rejects were 2 in hundred"],
  ["Bakery stock accuracy 99%", true, "Bakery stock accuracy is 99%"],
  ["Pass rate 84% in 2023", true, "Pass rate was 84% in 2023"],
  ["Lay rate averaged 87%; mortality under 4%", true, "Lay rate averaged 87%; mortality is under 4%"],
  ["Lay rate 87%", true, "Lay rate is 87%"],
  ["First-contact resolution 81%", false, "First-contact resolution was 81%"],
  ["Sales report preparation", false, "my work included sales report preparation"],
  [
    "Serials control and binding; user education",
    false,
    "my work included serials control and binding, and user education",
  ],
  [
    "Measuring up and site inspection of 12 flats",
    false,
    "my duties included measuring up and site inspection of 12 flats",
  ],
  [
    "Hemming, ironing, button work on 40 shirts",
    false,
    "my work included hemming, ironing and button work on 40 shirts",
  ],
  ["Weddings of up to 500 guests", true, "my work includes weddings of up to 500 guests"],
  ["30 to 40 parcels daily", true, "my work includes 30 to 40 parcels daily"],
  ["Over 70 houses", false, "my work included over 70 houses"],
  [
    "Arranging shelf and remove what expired",
    false,
    "my duties included arranging shelf and removing what expired",
  ],
  ["My customers are more than 150", true, "My customers are more than 150"],
  [
    "Cost advice on roads and bridges worth N6 billion",
    false,
    "my work included cost advice on roads and bridges worth N6 billion",
  ],
] as const)("what %j says, present post: %j, is a clause: %j", (line, isCurrent, text) => {
  const [verbLine] = toVerbLines([line], isCurrent);
  expect(verbLine?.isClause && verbLine.text).toBe(text);
});

test.each([
  "3 apprentices",
  "Customers pay before loading",
  "40 pupils",
  "2 years",
  "Menu of two weeks, budget N2.6m, market on Friday",
  "The mill stop work in 2021",
  "2 awards",
  "3 complaints",
  "Customers pay before loading",
  "Own customer onboarding for 12 banks",
  "2 years no salary increase",
])("%j is no clause", (line) => {
  const [verbLine] = toVerbLines([line], false);
  expect([verbLine?.tense, verbLine?.isClause]).toEqual([undefined, undefined]);
});

test("a figure behind a row stands in the duty, too, so that it is told behind a label", () => {
  expect(toVerbLines(["Cycle count every Saturday; shrinkage under 0.3%"], true)[0]?.duty).toBe(
    "cycle count every Saturday; shrinkage is under 0.3%",
  );
});

test("of a row of figures the last three have their verb: each one more would read the line once more", () => {
  const [line] = toVerbLines([`Ran two stores${", stock accuracy 99%".repeat(1000)}`], false);
  expect(line?.text.match(/accuracy was/g)).toHaveLength(3);
});

test.each([
  ["Provisioned 40 lines for shops", false, "Provisioned 40 lines for shops"],
  ["Fill about 60 bottles an hour", true, "Fill about 60 bottles an hour"],
  ["Secretary, market women association", true, "Am secretary of the market women association"],
  ["Group and cross-match blood", false, "Grouped and cross-matched blood"],
  ["Swap of 12 pumps for newer ones", false, "my work included swap of 12 pumps for newer ones"],
  ["Member, tenders board", false, "Was a member of the tenders board"],
  [
    "Opened a help desk; 80% of tickets closed within a day",
    false,
    "Opened a help desk; 80% of tickets were closed within a day",
  ],
])("%j (present post: %j) is told as %j", (line, isCurrent, text) => {
  expect(toVerbLines([line], isCurrent)[0]?.text).toBe(text);
});

test("a line that begins with a preposition names no thing of the work", () => {
  expect(toVerbLines(["From the old market till now"], true)[0]?.duty).toBeUndefined();
});

test("of several sentences each stands alone or beside the one that it speaks of, and what is no clause is left out", () => {
  const toLines = (sentences: string[]) => toVerbLines(sentences, false);
  const [whole] = toLines([
    "Blue overalls. Sewed 90 gowns for the choir. Sold them at the fair. Cut 12 curtains. 3 machines",
  ]);
  expect(sentencesApart(whole ?? { text: "" }, toLines).map(({ text }) => text)).toEqual([
    "Sewed 90 gowns for the choir, and sold them at the fair",
    "Cut 12 curtains",
  ]);
  const [one] = toLines(["Blue overalls"]);
  expect(sentencesApart(one ?? { text: "" }, toLines)).toEqual([one]);
});

test.each([
  ["Load and unload, change tyre, greasing", "Loaded and unloaded, changed tyre, and greased"],
  ["108% of sales target in 2023", "Reached 108% of sales target in 2023"],
])("%j is a deed: %j", (line, text) => {
  expect(toVerbLines([line], false)).toEqual([{ text, tense: "past" }]);
});
