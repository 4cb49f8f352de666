import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { wordFile } from "#tests/fixtures/word-file";
import { documentFromText } from "./from-text";
import { isNarrative } from "./narrative";
import { readResume } from "./read-resume";

const read = (text: string) => readResume(wordFile(text), { today: "2026-11-23" });

test("a story becomes a profile, each entry in the person's own words", () => {
  const { profile, notPlaced, doubts } = read(
    "Good morning, my name is Halima Sule. I am 27 years and I live in Lokoja Kogi State. " +
      "I worked as a store keeper at Brenlow Foods Jos from 2015 to 2018, i count 400 cartons every week. " +
      "From 2019 till date I am working with Tavora Cement as a forklift operator. " +
      "I did my NYSC in Kano Ministry of Finance as accounts clerk from 2018 to 2019. " +
      "I finished at Government Secondary School Lokoja in 2010 with WAEC. I can speak Igala, Hausa and English. 08031112222",
  );
  expect(profile.basics).toMatchObject({
    name: "Halima Sule",
    location: "Lokoja Kogi State",
    phone: "+234 803 111 2222",
  });
  expect(profile.work).toEqual([
    {
      position: "store keeper",
      name: "Brenlow Foods Jos",
      startDate: "2015",
      endDate: "2018",
      highlights: ["i count 400 cartons every week"],
    },
    {
      position: "forklift operator",
      name: "Tavora Cement",
      startDate: "2019",
      endDate: "present",
      highlights: [],
    },
    {
      position: "accounts clerk (NYSC)",
      name: "Kano Ministry of Finance",
      startDate: "2018",
      endDate: "2019",
      highlights: [],
    },
  ]);
  expect(profile.education).toMatchObject([
    { institution: "Government Secondary School Lokoja", studyType: "WAEC", endDate: "2010" },
  ]);
  expect(profile.languages.map(({ language }) => language)).toEqual(["Igala", "Hausa", "English"]);
  expect(profile.personal).toEqual([{ label: "Age", value: "27 years" }]);
  expect(notPlaced.map(({ text }) => text)).toEqual(["Good morning"]);
  expect(doubts).toEqual([]);
});

test("a clause that says more than its fields is kept whole", () => {
  const { profile } = read(
    "My name is Ada Obi. I completed B.Sc in Economics at Imo State University in 2019 as the best student of my set. " +
      "I have my own shop where I sell provisions. I speak Igbo.",
  );
  expect(profile.education[0]?.highlights).toEqual([
    "I completed B.Sc in Economics at Imo State University in 2019 as the best student of my set",
  ]);
  expect(profile.summary).toContain("I have my own shop where I sell provisions");
});

test("dates behind a comma belong to the post before them", () => {
  const { profile } = read(
    "I'm Ada Obi. Now I work as cashier with Tavora Stores, since March 2023. I balance the till every night and I train new cashiers.",
  );
  expect(profile.work).toMatchObject([
    { position: "cashier", name: "Tavora Stores", startDate: "2023-03", endDate: "present" },
  ]);
});

test("a resume with headings is no narrative, whatever its sentences say", () => {
  const lines = [
    "Ada Obi",
    "WORK EXPERIENCE",
    "I worked as a cashier at Tavora Stores from 2019 to 2021",
    "I sold bread",
  ];
  expect(isNarrative(documentFromText(lines.join("\n\n")))).toBe(false);
});

const part = fc.constantFrom(
  "my name is Ada Obi",
  "I worked at Brenlow Foods as a cook from 2019 to 2021",
  "i sell 40 plates every day",
  "I live in Jos",
  "I finished Queen's College in 2015 (6 credits)",
  "I speak Igbo and Hausa",
  "i do hair dressing since 2020",
  "call me on 08031234567",
  "I am a hard worker",
  "I did my siwes with Tavora Ltd as trainee",
);

test("each word of a narrative is in the profile, is a joining word of a clause that was read, or was not placed", () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 3, maxLength: 9 }), (parts) => {
      const text = `${parts.join(". ")}.`;
      const { profile, notPlaced } = read(text);
      const kept = JSON.stringify([profile, notPlaced]).toLowerCase();
      const content =
        /brenlow|cook|plates|40|jos|queen|credits|igbo|hausa|hair|dressing|hard|worker|tavora|trainee|ada|obi/g;
      for (const word of text.toLowerCase().match(content) ?? []) expect(kept).toContain(word);
    }),
    runs(60),
  );
});

test("a period may lead its sentence, a stay may be told after it, and papers are papers", () => {
  const { profile } = read(
    "My name is Musa Danjuma, I am a driver. I started as a motor boy with Kawo Transport from 2007 to 2009 and learnt to drive there. From 2009 to 2015 I drove a bus for Unity Motors, Kaduna to Lagos every two days. In 2015 I joined Golden Flour Mills as a truck driver and I was there till 2021. Since 2022 i am a company driver for Berger Construction in Abuja. I have valid drivers licence class E and FRSC card.",
  );
  expect(
    profile.work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]),
  ).toEqual([
    ["motor boy", "Kawo Transport", "2007", "2009"],
    [undefined, "Unity Motors", "2009", "2015"],
    ["truck driver", "Golden Flour Mills", "2015", "2021"],
    ["company driver", "Berger Construction", "2022", "present"],
  ]);
  expect(profile.certificates.map(({ name }) => name)).toEqual(["drivers licence class E", "FRSC card"]);
  expect(profile.education).toEqual([]);
});

test("a business of one's own has its name, and a trade with a town is what the person is", () => {
  const { profile } = read(
    "My name is Kehinde Ayoola, I am a tailor in Abeokuta. I learnt the work with my aunt. Since March 2016 I have my own shop, KENNY STITCHES, at Oke-Ilewo. I have 3 apprentices and I sew school uniforms.",
  );
  expect(profile.basics).toMatchObject({ label: "tailor", location: "Abeokuta" });
  expect(profile.work).toMatchObject([{ name: "KENNY STITCHES", startDate: "2016-03", endDate: "present" }]);
});

test("referees, schools by their graduates and people who are called are told in sentences, too", () => {
  const { profile, notPlaced } = read(
    "My name is Amina Sule and I am a graduate of accounting from Federal Polytechnic Nasarawa, I finished HND in 2020. I worked with Keffi Rice Mill as store clerk from 2021 to 2023, there I was counting 600 bags a day. I buy my own books from Jos. My phone is 08031112222 and email aminasule@mail.example. You can call Mrs Ruth Gyang my former boss on 0803 999 1111 or Pastor John Ade 08098887777.",
  );
  expect(profile.basics).toMatchObject({ name: "Amina Sule", phone: "+234 803 111 2222" });
  expect(profile.basics.location).toBeUndefined();
  expect(profile.education).toMatchObject([
    { studyType: "HND", area: "accounting", institution: "Federal Polytechnic Nasarawa", endDate: "2020" },
  ]);
  expect(profile.work[0]).toMatchObject({
    position: "store clerk",
    name: "Keffi Rice Mill",
    highlights: ["there I was counting 600 bags a day", "I buy my own books from Jos"],
  });
  expect(profile.referees?.list).toEqual([
    { name: "Mrs Ruth Gyang", position: "boss", phone: "0803 999 1111" },
    { name: "Pastor John Ade", phone: "08098887777" },
  ]);
  expect(notPlaced.map(({ text }) => text)).toEqual([]);
});

test("what once happened is no post, and a story above labelled lines is read where no section tells of work", () => {
  const { profile } = read(
    "Ese Peters\nFashion designer\n\nI learnt tailoring under Madam Ufuoma from 2014 to 2017 and I did my freedom in 2018. In January 2019 I opened my own shop, ESE STITCHES, at Effurun. I sew 20 gowns every month.\n\nSchool: WAEC 2013, Uvwie Grammar School, Effurun\nPhone 0816 444 2200",
  );
  expect(profile.work.map(({ name, startDate }) => [name, startDate])).toEqual([
    ["Madam Ufuoma", "2014"],
    ["ESE STITCHES", "2019-01"],
  ]);
  expect(profile.education[0]).toMatchObject({ studyType: "WAEC", endDate: "2013" });
});

test.each([
  ["I was Feed Mill Supervisor with Benfeed Agro Mills at Gboko from 2014 to 2018.", "Benfeed Agro Mills"],
  [
    "From 2011 to 2013 I served as a Livestock Extension Agent under the Rural Development Authority, Otukpo zone.",
    "Rural Development Authority",
  ],
  ["Before then I was Store Keeper with Kuru Mills from February 2020 to the present.", "Kuru Mills"],
])("%s", (sentence, employer) => {
  const { profile } = readResume(
    documentFromText(`Terngu Iorlaha\n0803 555 0133\n\nWORK EXPERIENCE\n${sentence}\n`),
  );
  expect(profile.work.map(({ name }) => name)).toEqual([employer]);
});

test("where somebody was born is no post", () => {
  const { profile } = readResume(
    documentFromText(
      "Terngu Iorlaha\n0803 555 0133\n\nAbout me\nI was born on 2 February 1986 at Vandeikya.\n",
    ),
  );
  expect(profile.work).toEqual([]);
});

test("a mail address with spaces around its sign is one", () => {
  const { profile } = readResume(
    documentFromText("Ada Obi\nEmail: ada.obi70 @ mail.example\n0803 555 0133\n"),
  );
  expect(profile.basics.email).toBe("ada.obi70@mail.example");
});
