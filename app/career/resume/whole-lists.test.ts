import { expect, test } from "vitest";
import { documentOf, heading, item, paragraph } from "#tests/factories/paragraphs";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const head = [
  paragraph("Terseer Akaa", { bold: true, size: 18 }),
  paragraph("0803 555 0142 | terseer.akaa@example.com"),
];
type Read = ReturnType<typeof readResume>;
const postsOf = ({ profile }: Read) =>
  profile.work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].join(" | "),
  );
const inText = (text: string) =>
  readResume(documentFromText(`Terseer Akaa\n0803 555 0142\n\nWORK EXPERIENCE\n${text}`));

test("several posts told in one form on a line are parted, with their employers or below one", () => {
  expect(
    postsOf(
      inText(
        "Niger Mills Staff FC (goalkeeper) 2003–2006; Lobi Youths (captain) 2006–2010; Wikki B (coach) 2010–2014\n",
      ),
    ),
  ).toEqual([
    "goalkeeper | Niger Mills Staff FC | 2003 | 2006",
    "captain | Lobi Youths | 2006 | 2010",
    "coach | Wikki B | 2010 | 2014",
  ]);
  expect(
    postsOf(
      inText(
        "Benue Cement Company Plc, Gboko\nFitter II, 2009 to 2013; Fitter I, 2013 to 2017; Foreman, 2017 to 2021\n",
      ),
    ),
  ).toEqual([
    "Fitter II | Benue Cement Company Plc | 2009 | 2013",
    "Fitter I | Benue Cement Company Plc | 2013 | 2017",
    "Foreman | Benue Cement Company Plc | 2017 | 2021",
  ]);
});

test("where the time stands last below each head, a time under a line is of the post over it", () => {
  const list = (...texts: string[]) => texts.map((text) => paragraph(text));
  expect(
    postsOf(
      readResume(
        documentOf(
          ...head,
          heading("EXPERIENCE"),
          ...list("Savannah Beverages Ltd", "Depot Supervisor"),
          item("Reported to the Regional Logistics Manager in Kano"),
          ...list("03.2017 – 08.2022", "Kwanar Dawaki Transport Company", "Loading Officer"),
          item("Kept the waybills of forty trucks"),
          ...list("01.2012 – 02.2017"),
        ),
      ),
    ),
  ).toEqual([
    "Depot Supervisor | Savannah Beverages Ltd | 2017-03 | 2022-08",
    "Loading Officer | Kwanar Dawaki Transport Company | 2012-01 | 2017-02",
  ]);
});

test("service beside a time is of that time, and not of the post below", () => {
  const posts = postsOf(
    inText(
      "2017 – 2018\nNYSC, Government Girls College, Bauchi\n\n2015 – 2016\nSales Assistant, Kings Stationery Ltd, Makurdi\n",
    ),
  );
  expect(posts).toContain("Sales Assistant | Kings Stationery Ltd | 2015 | 2016");
  expect(posts.join()).not.toContain("(NYSC)");
});

test("an employer set as the headings are stands over its posts, and a heading over posts is none", () => {
  const set = (...texts: string[]) => texts.map((text) => heading(text, { size: 13, spaceBefore: 12 }));
  const read = readResume(
    documentOf(
      ...head,
      ...set("Experience", "Kolanova"),
      paragraph("3 years 4 months"),
      paragraph("Data Engineer"),
      paragraph("May 2021 – August 2022"),
      paragraph("Junior Data Analyst"),
      paragraph("May 2019 – April 2021"),
      item("Built the daily report of the agents"),
      ...set("Benue Computers Ltd"),
      paragraph("Support Technician"),
      paragraph("2016 – 2018"),
      ...set("Education"),
      paragraph("Benue State University, Makurdi, B.Sc. Statistics, 2012 – 2016"),
    ),
  );
  expect(postsOf(read)).toEqual([
    "Data Engineer | Kolanova | 2021-05 | 2022-08",
    "Junior Data Analyst | Kolanova | 2019-05 | 2021-04",
    "Support Technician | Benue Computers Ltd | 2016 | 2018",
  ]);
  const rail = readResume(
    documentOf(
      ...head,
      ...set("Experience"),
      paragraph("2022 – 2024"),
      ...set("Yobank"),
      paragraph("Product Manager, Savings"),
      item("Yobank is a savings app with 600k users."),
      paragraph("2020 – 2022", { spaceBefore: 12 }),
      paragraph("Dutse Telecoms Ltd"),
      paragraph("Product Analyst"),
      item("Wrote the weekly report of failed payments"),
      paragraph("2018 – 2020", { spaceBefore: 12 }),
      ...set("Kwikcash"),
      paragraph("Support Officer"),
      item("Answered the agents"),
      ...set("Education"),
      paragraph("Benue State University, Makurdi, B.Sc. Statistics, 2012 – 2016"),
    ),
  );
  expect(postsOf(rail)).toEqual([
    "Product Manager, Savings | Yobank | 2022 | 2024",
    "Product Analyst | Dutse Telecoms Ltd | 2020 | 2022",
    "Support Officer | Kwikcash | 2018 | 2020",
  ]);
  const plain = readResume(
    documentOf(
      ...head,
      ...set("Experience"),
      paragraph("Data Engineer, Kolanova Ltd, 2021 – 2022"),
      ...set("Before that"),
      paragraph("Support Technician, Benue Computers Ltd, 2016 – 2018"),
    ),
  );
  expect(plain.profile.work.map(({ name }) => name)).not.toContain("Before that");
});

test("on a form the first label that comes back begins the next post, whatever stands between the labels of one", () => {
  expect(
    postsOf(
      inText(
        "Employer: Niger State Water Board\nPost: Plant Operator\nSalary scale: HATISS 05\nDate: 1994 – 2001\nEmployer: Niger State Water Board\nPost: Senior Plant Operator\nSalary scale: HATISS 07\nDate: 2001 – 2009\nEmployer: Kontagora Bottling Ltd\nPost: Utilities Supervisor\nDate: 2009 – 2016\n",
      ),
    ),
  ).toEqual([
    "Plant Operator | Niger State Water Board | 1994 | 2001",
    "Senior Plant Operator | Niger State Water Board | 2001 | 2009",
    "Utilities Supervisor | Kontagora Bottling Ltd | 2009 | 2016",
  ]);
});

test("an employer without a label may stand over the first label of its post", () => {
  expect(
    postsOf(
      inText(
        "Lapai Gwari Farms Ltd, Minna\nPeriod: 2016 – 2020\nPosition: Farm Supervisor\n- Kept the feed store\nSuleja Motors Ltd, Suleja\nPeriod: 2011 – 2015\nPosition: Sales Clerk\n- Wrote the invoices\n",
      ),
    ),
  ).toEqual([
    "Farm Supervisor | Lapai Gwari Farms Ltd | 2016 | 2020",
    "Sales Clerk | Suleja Motors Ltd | 2011 | 2015",
  ]);
});

test("a line with a post, its employer and its time begins one, whatever is over it", () => {
  expect(
    postsOf(
      inText(
        "Radiography Technician\n2013–2017, Dark Room Assistant, Wusasa Hospital, Zaria\n2017–2020, Radiography Technician, Barau Dikko Hospital, Kaduna\n2020–to date, Senior Technician, Garkuwa Hospital, Kaduna\n",
      ),
    ).slice(-3),
  ).toEqual([
    "Dark Room Assistant | Wusasa Hospital | 2013 | 2017",
    "Radiography Technician | Barau Dikko Hospital | 2017 | 2020",
    "Senior Technician | Garkuwa Hospital | 2020 | present",
  ]);
});
