import { expect, test } from "vitest";
import type { Paragraph } from "./document-text";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const page = (...posts: string[]) =>
  readResume(
    documentFromText(
      ["Amina Bello Kure", "08035550123", "amina.kure@example.com", "", "WORK EXPERIENCE", ...posts].join(
        "\n",
      ),
    ),
  ).profile;

test("a time at home is no post and no employer", () => {
  const { work, custom } = page(
    "Storekeeper, Zuma Rock Hotel Ltd",
    "2019 - 2023",
    "- Issued linen to forty rooms",
    "Career Break, Full-time parenting",
    "2017 - 2018",
    "Receptionist, Kubwa Medical Centre",
    "2014 - 2016",
    "- Booked patients",
  );
  expect(work.map(({ name }) => name)).toEqual(["Zuma Rock Hotel Ltd", "Kubwa Medical Centre"]);
  expect(JSON.stringify(custom)).toContain("2017 - 2018");
});

test("a family break in bold among posts in bold is a time between them", () => {
  const line = (text: string, bold = false): Paragraph => ({
    text,
    runs: [{ text, bold, italic: false, size: 11 }],
    column: 0,
    indent: 0,
    spaceBefore: 0,
    page: 1,
  });
  const { work, custom } = readResume({
    ...documentFromText(""),
    paragraphs: [
      line("AMINA BELLO KURE", true),
      line("WORK EXPERIENCE", true),
      line("Midwife\t2019 – 2023", true),
      line("Zuma Mission Hospital, Bukuru"),
      line("Conducted deliveries on night call."),
      line("Family break\tJuly 2016 – Jan 2019", true),
      line("Care of twins and a sick parent."),
      line("Staff Nurse\t2011 – 2016", true),
      line("Kubwa Medical Centre"),
      line("Dressed wounds in the female ward."),
    ],
  }).profile;
  expect(work.map(({ position }) => position)).toEqual(["Midwife", "Staff Nurse"]);
  expect(custom).toMatchObject([{ heading: "Career break" }]);
});

test.each(["(my own)", "(our shop)", "(family business)", "(self owned)"])(
  "%s tells whose a business is and is no part of its name",
  (note) => {
    const { work } = page(`Manager, Kure Block Industries ${note}`, "2015 - 2020", "- Sold blocks");
    expect(work[0]?.name).toBe("Kure Block Industries");
  },
);

test("words in the place of a forgotten year are no employer", () => {
  const { work } = page(
    "2019 - 2022",
    "Cashier, Sahad Stores Ltd",
    "- Ran the till",
    "year not remembered",
    "Sales Girl, Wuse Fabrics Ltd",
    "- Sold cloth",
  );
  expect(work.map(({ name }) => name)).toEqual(["Sahad Stores Ltd", "Wuse Fabrics Ltd"]);
});

test("the post below a time without work keeps its lines", () => {
  const { work } = page(
    "Receptionist, Kubwa Medical Centre",
    "2024 - 2026",
    "- Booked patients",
    "",
    "Career break – 2020 to 2023",
    "Came back home, had my twins",
    "Sales Assistant",
    "Shoprite, Uyo",
    "2015 – 2019",
    "- Sold shoes",
  );
  expect(work.map(({ position, name }) => [position, name])).toContainEqual(["Sales Assistant", "Shoprite"]);
});

test.each([
  "Break for family (Sept. 2021 – Jan. 2023)",
  "Career break (maternity), Sept. 2021 – Jan. 2023",
  "Break: nursing my mother (Sept. 2021 – Jan. 2023)",
])("%s between posts is no post", (line) => {
  const { work, custom } = page(
    "ZUMA BANK PLC, Jos",
    "Credit Officer, Feb. 2023 – date",
    "- Opened 212 accounts",
    line,
    "KURE SAVINGS LTD, Jos",
    "Loan Officer, Apr. 2018 – Aug. 2021",
    "- Collected repayments",
  );
  expect(work.map(({ position }) => position)).toEqual(["Credit Officer", "Loan Officer"]);
  expect(JSON.stringify(custom)).not.toContain("ZUMA BANK");
});
