import { expect, test } from "vitest";
import { documentOf, heading, item, paragraph } from "#tests/factories/paragraphs";
import { documentFromText } from "./from-text";
import { isOrganisationPart } from "./organisation-parts";
import { readResume } from "./read-resume";

const read = (text: string) => readResume(documentFromText(text)).profile;
const head = "Nanret Pam Gyang\n0803 111 2244\n\n";

test("parts of organisations are told by their words, and posts are none", () => {
  const parts = [
    "Department of Fisheries",
    "Works Department",
    "Kogi State Command",
    "High Court No. 2",
    "Food and Beverage",
  ];
  expect(parts.filter((text) => !isOrganisationPart(text))).toEqual([]);
  const others = ["Head of Department", "Lokoja Carpets Ltd", "Ministry of Works", "Registrar"];
  expect(others.filter(isOrganisationPart)).toEqual([]);
});

test("a command below the post of a service is where it was held", () => {
  const { work } = read(
    `${head}SERVICE RECORD\nNigeria Immigration Service\nSuperintendent of Immigration\nPlateau State Command, Jos\n2019 – 2025\n- Headed the passport office\nInspector of Immigration\nKogi State Command, Lokoja\n2012 – 2019\n- Kept the register of aliens\n`,
  );
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ["Superintendent of Immigration", "Nigeria Immigration Service"],
    ["Inspector of Immigration", "Nigeria Immigration Service"],
  ]);
  expect(work[1]).toMatchObject({
    location: "Kogi State Command, Lokoja",
    startDate: "2012",
    endDate: "2019",
  });
});

test("a department between employer and post is no other employer", () => {
  const { work } = read(
    `${head}EXPERIENCE\nKogi State Ministry of Agriculture\nDepartment of Fisheries\nHatchery Officer\n2015 – 2020\n- Bred 200,000 fingerlings a year\n`,
  );
  expect(work).toHaveLength(1);
  expect(work[0]).toMatchObject({
    name: "Kogi State Ministry of Agriculture",
    position: "Hatchery Officer",
    location: "Department of Fisheries",
  });
});

test("a campus below a university is no school of its own", () => {
  const { education } = read(
    `${head}EDUCATION\nImo State University\nLake Nwaebere Campus, Owerri\nB.Sc. Optometry\n2015 – 2021\n\nTownship Secondary School, Okigwe\nSSCE\n2008 – 2014\n`,
  );
  expect(education[0]).toMatchObject({
    institution: "Imo State University",
    location: "Lake Nwaebere Campus, Owerri",
    startDate: "2015",
    endDate: "2021",
  });
  expect(education.map(({ institution }) => institution)).not.toContain("Lake Nwaebere Campus");
});

test("a ministry with a list in its name is one employer", () => {
  const { work } = read(
    `${head}EXPERIENCE\nNasarawa State Ministry of Lands, Physical Planning and Survey\nLand Officer\n2015 – 2020\n- Filed 80 titles a month\n`,
  );
  expect(work.map(({ name }) => name)).toEqual([
    "Nasarawa State Ministry of Lands, Physical Planning and Survey",
  ]);
});

test("a unit alone over the next post is where that post was held, and no duty of the one before", () => {
  const { work } = read(
    `${head}EXPERIENCE\nPlateau Specialist Hospital, Jos\nIntensive Care Unit\nSenior Nursing Officer, 2022 – present\n- Care for two patients a shift\nLabour Ward\nNursing Officer, 2016 – 2022\n- Conducted 310 deliveries\n`,
  );
  expect(work).toEqual([
    expect.objectContaining({
      position: "Senior Nursing Officer",
      name: "Plateau Specialist Hospital",
      highlights: ["Care for two patients a shift"],
    }),
    expect.objectContaining({
      position: "Nursing Officer",
      name: "Plateau Specialist Hospital",
      summary: "Labour Ward",
      highlights: ["Conducted 310 deliveries"],
    }),
  ]);
});

test("a post with its office behind a comma is of the employer over it, and has its own time", () => {
  const { profile } = readResume(
    documentOf(
      paragraph("Nanret Pam Gyang", { bold: true, size: 16 }),
      paragraph("nanret@example.org | 0803 111 2244"),
      heading("EXPERIENCE", { size: 14 }),
      paragraph("Plateau Trust Bank Plc, Jos", { bold: true, size: 13 }),
      paragraph("February 2019 – Present"),
      paragraph("**Team Lead, Sanctions Desk** (June 2023 – Present)"),
      item("Lead five analysts"),
      paragraph("**Compliance Analyst** (February 2019 – May 2023)"),
      item("Filed 214 reports"),
    ),
  );
  expect(profile.work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
    ["Plateau Trust Bank Plc", "Team Lead, Sanctions Desk", "2023-06"],
    ["Plateau Trust Bank Plc", "Compliance Analyst", "2019-02"],
  ]);
});

test("a part of the employer behind it on its line is where somebody was", () => {
  const { work } = read(
    `${head}EXPERIENCE\n2019 – date\tBenue State Judiciary, Upper Area Court 2, Makurdi\n\tCourt Clerk\n\t- Opened the case files\n2013 – 2019\tSt. Raphael's Mission Hospital, Eye Unit, Nsukka\n\tLaboratory Technician\n\t- Glazed the lenses\n`,
  );
  expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
    ["Court Clerk", "Benue State Judiciary", "Upper Area Court 2, Makurdi"],
    ["Laboratory Technician", "St. Raphael's Mission Hospital", "Eye Unit, Nsukka"],
  ]);
});

test("a department beside the employer over its post is none of its own", () => {
  const { work } = read(
    `${head}EXPERIENCE\nKWARA STATE INTERNAL REVENUE SERVICE, Audit Department, Ilorin\t2016 - Date\nSenior Tax Auditor\n- Audited 40 companies a year\n`,
  );
  expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
    ["Senior Tax Auditor", "KWARA STATE INTERNAL REVENUE SERVICE", "Audit Department, Ilorin"],
  ]);
});
