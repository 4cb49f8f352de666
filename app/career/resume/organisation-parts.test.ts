import { expect, test } from "vitest";
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
