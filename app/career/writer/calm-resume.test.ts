import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { calmResume } from "./calm-resume";

test("names and lines in capitals are set in small letters, each in its place", () => {
  const calm = calmResume(
    Profile.parse({
      basics: {
        name: "EBIERE DOUYE , FCA",
        location: "NO 4 MARKET LANE, OFF AIRPORT ROAD, PORT HARCOURT",
        email: "EBIERE@EXAMPLE.COM",
      },
      summary: ["FIRM STORE KEEPER WITH TEN YEARS OF STOCK. CALM AND SOBER WITH DRIVERS."],
      work: [
        {
          position: "STORE KEEPER",
          name: "TALBA FOODS LTD",
          highlights: ["COUNTED THE STOCK OF 3 WAREHOUSES", "4"],
        },
      ],
      education: [
        {
          studyType: "B.SC",
          area: "ACCOUNTING",
          institution: "UNIVERSITY OF JOS",
          highlights: ["2", "PART TIME"],
        },
      ],
      certificates: [{ name: "Certificate: Outcome Harvesting" }],
      skills: [{ keywords: ["forklift", "Excel", "iOS"] }],
      languages: [{ language: "pidgin" }, { language: "HAUSA" }],
      personal: [{ label: "DATE OF BIRTH", value: "11TH JULY, 1980" }],
      referees: { onRequest: false, list: [{ name: "MR. PAM DUNG", position: "MANAGER" }] },
    }),
  );
  expect(calm.basics).toMatchObject({
    name: "Ebiere Douye, Fca",
    location: "No 4 Market Lane, off Airport Road, Port Harcourt",
    email: "ebiere@example.com",
  });
  expect(calm.summary).toEqual(["Firm store keeper with ten years of stock. Calm and sober with drivers."]);
  expect(calm.work[0]).toMatchObject({ position: "Store Keeper", name: "Talba Foods Ltd" });
  expect(calm.work[0]?.highlights[0]).toBe("Counted the stock of 3 warehouses");
  expect(calm.education[0]).toMatchObject({
    studyType: "B.Sc",
    institution: "University of Jos",
    highlights: ["Part time"],
  });
  expect(calm.certificates[0]?.name).toBe("Outcome Harvesting");
  expect(calm.skills[0]?.keywords).toEqual(["Forklift", "Excel", "iOS"]);
  expect(calm.languages.map(({ language }) => language)).toEqual(["Pidgin", "Hausa"]);
  expect(calm.personal).toEqual([{ label: "Date of birth", value: "11th July, 1980" }]);
  expect(calm.referees?.list[0]).toEqual({ name: "Mr. Pam Dung", position: "Manager" });
});
