import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";
import { splitDegree } from "./degrees";

const head =
  "Bala Musa Ibrahim\n08031234567\n\nWORK EXPERIENCE\nExtension Officer, Niger State ADP\n2015 - date\n- Trained farmers\n\n";
const read = (text: string) => readResume(documentFromText(`${head}${text}`)).profile;

test("what stands before a degree says how it is studied, and is no subject", () => {
  expect(splitDegree("Executive MBA")).toEqual({ studyType: "Executive MBA" });
  expect(splitDegree("Part-time HND Accounting")).toEqual({ studyType: "Part-time HND", area: "Accounting" });
  expect(splitDegree("International Relations, B.Sc.")).toEqual({
    studyType: "B.Sc.",
    area: "International Relations",
  });
});

test("a short form of several parts is a degree whether or not a list has it", () => {
  expect(splitDegree("B.Agric.Tech. Crop Production")).toEqual({
    studyType: "B.Agric.Tech.",
    area: "Crop Production",
  });
  const [study] = read(
    "EDUCATION\nFederal University of Technology, Minna\nB.Agric.Tech. Crop Production, Second Class Upper, 2011\n",
  ).education;
  expect(study).toMatchObject({
    studyType: "B.Agric.Tech.",
    area: "Crop Production",
    score: "Second Class Upper",
  });
});

test("the town behind a bar is where the school is", () => {
  const { education } = read(
    "EDUCATION\nFederal University of Technology | Akure | PGD Agric Economics | 2014\nObafemi Awolowo University | Ile-Ife | B.Sc. Botany | 2010\n",
  );
  expect(education.map(({ institution, location }) => [institution, location])).toEqual([
    ["Federal University of Technology", "Akure"],
    ["Obafemi Awolowo University", "Ile-Ife"],
  ]);
});

test("among papers a certificate of schooling beside its school is a study, and without one a paper", () => {
  const { education, certificates } = read(
    "CERTIFICATIONS\nSSCE - GSS Bida - 2004\nCertificate, Alimosho School of Auxiliary Nursing, 2017\nFirst Aid, Nigerian Red Cross, 2018\n",
  );
  expect(education.map(({ studyType, institution }) => [studyType, institution])).toEqual([
    ["SSCE", "GSS Bida"],
    ["Certificate", "Alimosho School of Auxiliary Nursing"],
  ]);
  expect(certificates.map(({ name }) => name)).toEqual(["First Aid"]);
});

test("a town behind the body that gave a paper belongs to the body", () => {
  const { certificates } = read(
    "CERTIFICATIONS\n6G Coded Welder, Petroleum Training Institute, Effurun, 2014\nSales Course, Lagos Business School, Leadership, 2015\n",
  );
  expect(certificates[0]).toMatchObject({
    name: "6G Coded Welder",
    issuer: "Petroleum Training Institute, Effurun",
  });
  expect(certificates[1]?.issuer).toBe("Lagos Business School");
});

test("how somebody studied is no standing of what was finished", () => {
  const { profile } = readResume(
    documentFromText(
      "Ene Ochigbo\nene@mail.example\n\nEDUCATION\nB.Ed. Primary Education (Second Class Upper), Benue State University – sandwich programme, 2009 – 2013\n",
    ),
    { today: "2026-11-30" },
  );
  expect(profile.education[0]).toMatchObject({ endDate: "2013" });
  expect(profile.education[0]?.standing).toBeUndefined();
});
