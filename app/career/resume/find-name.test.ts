import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { partNameTitles } from "./name-titles";
import { readResume } from "./read-resume";

test.each([
  ["Engr. Festus Omokaro Igbinosa", "Festus Omokaro Igbinosa", "Engr."],
  ["Dr. (Mrs.) Patience Ladi Gyang", "Patience Ladi Gyang", "Dr., Mrs."],
  ["Chief (Mrs.) Ngozi-Ebere KALU, mni, FCIB", "Ngozi-Ebere KALU", "Chief, Mrs., mni, FCIB"],
  [
    "Master Warrant Officer Audu Bala Kwaji (Rtd) FSS, MSS",
    "Audu Bala Kwaji",
    "Master Warrant Officer, Rtd, FSS, MSS",
  ],
  ["THE VENERABLE GODSPOWER ORUKPE OGHENE", "GODSPOWER ORUKPE OGHENE", "THE VENERABLE"],
  ["Most Rev. Anthony Ubi Okon", "Anthony Ubi Okon", "Most Rev."],
  ["PA JEREMIAH ADE FALUSI", "JEREMIAH ADE FALUSI", "PA"],
  ["Mary-Immaculata C. Ezenwa, IHM", "Mary-Immaculata C. Ezenwa", "IHM"],
  ["CHINASA BLESSING (MRS.)", "CHINASA BLESSING", "MRS."],
  ["Ngozi Ezeudu (née Aniagolu)", "Ngozi Ezeudu (née Aniagolu)", undefined],
  // "Mba", "Justice" and "Alhaji" within are names of people.
  ["GRACE ONYINYE MBA", "GRACE ONYINYE MBA", undefined],
  ["Justice Amadi", "Justice Amadi", undefined],
  ["Ama Mensah, San", "Ama Mensah, San", undefined],
  ["Omatseye Ama, Misan", "Omatseye Ama, Misan", undefined],
  ["Ama Mensah, GradIOSH", "Ama Mensah", "GradIOSH"],
  ["MUSTAPHA ALHAJI GONI", "MUSTAPHA ALHAJI GONI", undefined],
])("%s is a name and the forms of address around it", (written, name, titles) => {
  expect(partNameTitles(written)).toEqual({ name, ...(titles && { titles }) });
});

test("letters with stops behind a name are none of it, initials are", () => {
  expect(partNameTitles("Kuma T. AONDO M.Inst.F.S.")).toEqual({
    name: "Kuma T. AONDO",
    titles: "M.Inst.F.S.",
  });
  expect(partNameTitles("Okafor Ada C.N.").name).toBe("Okafor Ada C.N.");
});

const nameIn = (text: string) => readResume(documentFromText(text)).profile.basics.name;

test.each([
  ["curriculum vitae\ngbenga adisa ogunsola\nsango ota\n08121147790", "Gbenga Adisa Ogunsola"],
  ["CURRICULUM VITAE\n\nAPPLICANT: Chukwuma Ozioma Nwachi\n08121147790", "Chukwuma Ozioma Nwachi"],
  [
    "PERSONAL DATA\nSURNAME: EZENWA\nOTHER NAMES: CHINASA BLESSING (MRS.)\nPHONE: 08121147790",
    "CHINASA BLESSING EZENWA",
  ],
  [
    "CURRICULUM VITAE\n\nENGR. KWAJI, AUDU BALA (B.Eng., MNSE)\nTudun Fulani Street, Kubwa, Abuja\nGSM: 08121147790",
    "AUDU BALA KWAJI",
  ],
  ["RESUME OF STAFF SERGEANT ZIDON BALA KWAJI\nARMY NUMBER 92NA/41/0007\n08121147790", "ZIDON BALA KWAJI"],
  ["C.V.\n\nNAMES: Zidon Bala Kwaji (Sgt. rtd)\nDATE OF BIRTH: 10/01/1981\n08121147790", "Zidon Bala Kwaji"],
  ["hello ma i am Comfort Agaba\ni need cleaning work\nmy number 0907 334 1285", "Comfort Agaba"],
  [
    "CURRICULUM VITAE\n\nMy name is Adegoke Jimoh Alabi. I was born at Ogbomoso.\n\nEDUCATION\n\nBaptist School, Ogbomoso 1964 - 1970",
    "Adegoke Jimoh Alabi",
  ],
])("the name is found where it is said: %s", (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each(["Passport Photograph\nReg. No: 0092\nPhone: 08121147790", "Lekki, Lagos\n08121147790"])(
  "what is no name is none: %s",
  (text) => {
    expect(nameIn(text)).toBeUndefined();
  },
);

test("the name of a husband or before the marriage is not the person's", () => {
  expect(
    nameIn(
      "Ngozi Ebere Kalu\n08121147790\n\nPERSONAL DATA\nMaiden name: Uduak Ekpenyong\nHusband: Chief Nnanna Kalu\nDate of birth: 11 May 1980",
    ),
  ).toBe("Ngozi Ebere Kalu");
});

test.each([
  ["Bashiru Tijani (Oga Bash)", "Bashiru Tijani", "Oga Bash"],
  ["Ifeyinwa Odili (a.k.a. Ify Cakes)", "Ifeyinwa Odili", "Ify Cakes"],
  ["Sunday Okon alias Sunny Spark", "Sunday Okon", "Sunny Spark"],
])("%s is called otherwise, too", (written, name, also) => {
  expect(partNameTitles(written)).toEqual({ name, also });
});

test("two letters of a body behind a name are none of its words", () => {
  expect(partNameTitles("Halima Sani Daura, PT")).toEqual({ name: "Halima Sani Daura", titles: "PT" });
});

test.each([
  [
    "below the ways to reach somebody and what the paper is",
    "0803 511 7703 * ngokalu@trade.example * Aba\n\nCURRICULUM VITAE OF\nChief (Mrs.) Ngozi-Ebere Uduak KALU, mni\nManaging Director\n\nEDUCATION\nB.Sc, University of Uyo, 2001",
    "Ngozi-Ebere Uduak KALU",
  ],
  [
    "behind a label without a colon, the surname first",
    "NAME IDAKWO, OCHALA ATABO\nPHONE 0815 003 7728\n\nWORK EXPERIENCE\nBosun, Lokoja Ferry, 2012 - 2018",
    "OCHALA ATABO IDAKWO",
  ],
  [
    "in parts of a form whose labels have a note",
    "1. SURNAME (Mr/Mrs/Miss): MISS YAKUBU\n2. FORENAMES: DEBORAH TALATU\n3. TELEPHONE: 0907 119 4482\n\nWORK EXPERIENCE\nMidwife, Kwoi Clinic, 2018 - date",
    "DEBORAH TALATU YAKUBU",
  ],
  [
    "behind two forms of address, with degrees behind it",
    "CURRICULUM VITAE\nPHARM. (MRS) BULUS, TALATU HYELNI B.Pharm (ABU), MPSN\nBlock C4, Off Kano Road, Potiskum\n0803 555 0174\n\nWORK EXPERIENCE\nPharmacist, Potiskum Hospital, 2018 - date",
    "TALATU HYELNI BULUS",
  ],
])("a name stands %s", (_, text, name) => {
  expect(nameIn(text)).toBe(name);
});

test("below the name of the paper stand the ways to reach somebody, and no referees", () => {
  const { basics } = readResume(
    documentFromText(
      "CURRICULUM VITAE\nPHARM. (MRS) BULUS, TALATU HYELNI B.Pharm (ABU), MPSN\n0803 555 0174 | th.bulus@example.com\n\nWORK EXPERIENCE\nPharmacist, Potiskum Hospital, 2018 - date",
    ),
  ).profile;
  expect(basics).toMatchObject({ phone: "+234 803 555 0174", email: "th.bulus@example.com" });
});

test("what somebody is below the name is no part of it, though it stands in the mail address", () => {
  const { basics } = readResume(
    documentFromText("EYO EFFIOM BASSEY\nSous Chef\nchefeyobassey@mail.example\n\nSKILLS\nGrills"),
  ).profile;
  expect(basics).toMatchObject({ name: "EYO EFFIOM BASSEY", label: "Sous Chef" });
});
