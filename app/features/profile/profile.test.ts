import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emptyProfile } from "~/career/profile";
import type { Profile } from "~/career/profile.schema";
import { entryChoice } from "~/career/profile/entry-choice";
import { documentFromText } from "~/career/resume/from-text";
import { readResume } from "~/career/resume/read-resume";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { profileFacts, profiles, uploads, users } from "~/db/schema";
import { Refusal } from "~/refusal";
import { days } from "~/time";
import { makeUser } from "#tests/factories/people";
import { addSource, importResume, readerContext, type ResumeSource } from "./import.server";
import { removeEntry } from "./entries.server";
import { answerDoubt, placeLine } from "./mend.server";
import { PROFILE_ROOM } from "./profile-room";
import {
  changeProfile,
  confirmProfile,
  deleteProfile,
  findProfile,
  getProfile,
  listFacts,
  listVersions,
  restoreVersion,
  saveProfile,
} from "./profile.server";
import {
  deleteSource,
  findSource,
  preserveSource,
  listSources,
  purgeSources,
  readSource,
} from "./sources.server";

const RESUME = `Ada Obi
0803 123 4567 | ada.obi@example.com | Ikeja, Lagos

WORK EXPERIENCE
Accounts Officer, Zenith Foods Ltd, Ikeja
March 2021 - till date
- Reconcile 14 bank accounts every month
- Prepare monthly VAT returns with Sage 50

EDUCATION
B.Sc. Accounting, Second Class Upper, University of Lagos, 2014 - 2018

SKILLS
Excel, Sage 50`;

const SECOND = `Ada Obi
0805 999 0000 | ada.obi@example.com | Ikeja, Lagos

WORK EXPERIENCE
Cashier, Bola Stores, Yaba
January 2019 - February 2021
- Kept the till of a shop with 4 counters

SKILLS
Excel, QuickBooks`;

/** Reads a resume as the reading process does, and imports it. */
function add(userId: string, text = RESUME, fileName = "cv.docx"): ResumeSource {
  const id = newId();
  db.insert(uploads)
    .values({ id, createdAt: new Date(), userId, fileName, kind: "docx", size: 1, sha256: id, text })
    .run();
  const document = documentFromText(text);
  const resume = readResume(document, readerContext(userId));
  const source: ResumeSource = { uploadId: id, fileName, kind: "docx", document, resume };
  write((tx) => importResume(tx, userId, source));
  return source;
}

function person(name = "Ada Obi") {
  const user = makeUser();
  const [firstName = "", lastName = ""] = name.split(" ");
  db.update(users).set({ firstName, lastName }).where(eq(users.id, user.id)).run();
  return user.id;
}

test("a resume becomes the profile, with a fact for each value and where it stood", () => {
  const userId = person();
  const source = add(userId);
  const { profile, version, confirmedAt } = getProfile(userId);
  expect([version, confirmedAt]).toEqual([1, null]);
  expect(profile.basics).toMatchObject({
    name: "Ada Obi",
    email: "ada.obi@example.com",
    phone: "+234 803 123 4567",
  });
  expect(profile.work[0]).toMatchObject({
    name: "Zenith Foods Ltd",
    startDate: "2021-03",
    endDate: "present",
  });
  const employer = listFacts(userId).find(({ path }) => path === "work.0.name");
  expect(employer).toMatchObject({ text: "Zenith Foods Ltd", state: "read" });
  expect(source.document.paragraphs[employer?.paragraph ?? -1]?.text).toContain("Zenith Foods Ltd");
  expect(findProfile(person())).toBeUndefined();
});

test("the same upload twice is read once; a second resume adds, and says where it differs", () => {
  const userId = person();
  const first = add(userId);
  write((tx) => importResume(tx, userId, first));
  expect(listVersions(userId)).toHaveLength(1);
  confirmProfile(userId);
  const before = listFacts(userId);
  expect(before.every(({ state }) => state === "confirmed")).toBe(true);

  add(userId, SECOND, "second.docx");
  const { profile, doubts } = getProfile(userId);
  expect(profile.work.map(({ name }) => name)).toEqual(["Zenith Foods Ltd", "Bola Stores"]);
  expect(profile.basics.phone).toBe("+234 803 123 4567");
  const conflict = doubts.find(({ kind, path }) => kind === "conflict" && path === "basics.phone");
  expect(conflict).toMatchObject({ mine: "+234 803 123 4567", suggestion: "+234 805 999 0000" });
  const after = new Map(listFacts(userId).map((fact) => [fact.id, fact]));
  for (const { id, text } of before) expect(after.get(id)).toMatchObject({ text, state: "confirmed" });
  expect([...after.values()].find(({ text }) => text === "Bola Stores")).toMatchObject({ state: "read" });

  answerDoubt(userId, conflict?.id ?? "", { choice: "take" });
  expect(getProfile(userId).profile.basics.phone).toBe("+234 805 999 0000");
  expect(getProfile(userId).doubts.some(({ path }) => path === "basics.phone")).toBe(false);
});

test("what a first resume did not say is asked no more when a second one says it", () => {
  const userId = person();
  add(userId, RESUME.replace("Ada Obi\n", ""));
  const namesOf = () => getProfile(userId).doubts.filter(({ path }) => path === "basics.name");
  expect(namesOf().map(({ text }) => text)).toEqual(["We did not find your name."]);
  add(userId, SECOND, "second.docx");
  expect(getProfile(userId).profile.basics.name).toBe("Ada Obi");
  expect(namesOf()).toEqual([]);
});

test("a resume that names somebody else waits until the person says that it is theirs", () => {
  const userId = person();
  add(userId);
  const before = getProfile(userId);
  const other = SECOND.replace("Ada Obi", "Musa Danjuma");
  const { uploadId } = add(userId, other, "other.docx");
  const source = findSource(userId, uploadId);
  expect(source).toMatchObject({ isAdded: false, profile: { basics: { name: "Musa Danjuma" } } });
  expect(listSources(userId)[0]).toMatchObject({ fileName: "other.docx", otherName: "Musa Danjuma" });
  expect(getProfile(userId)).toEqual(before);
  expect(() => addSource(person(), source?.id ?? "")).toThrow(Refusal);
  addSource(userId, source?.id ?? "");
  const { profile, doubts } = getProfile(userId);
  expect(profile.work.map(({ name }) => name)).toEqual(["Zenith Foods Ltd", "Bola Stores"]);
  expect(profile.basics.name).toBe("Ada Obi");
  expect(doubts.find(({ path }) => path === "basics.name")?.suggestion).toBe("Musa Danjuma");
  const once = getProfile(userId);
  addSource(userId, source?.id ?? ""); // a second tap
  expect(getProfile(userId)).toEqual(once);
});

test("a doubt takes words and dates as people write them, and refuses what cannot stand there", () => {
  const userId = person();
  saveProfile(
    userId,
    {
      ...emptyProfile(),
      work: [{ position: "Clerk", highlights: ["Posted invoices"] }],
    },
    {},
  );
  const doubts = [
    { id: "d1", kind: "dates", path: "work.0.startDate", text: "When was this?" },
    {
      id: "d2",
      kind: "employer",
      path: "work.0.name",
      text: "Who was the employer?",
      suggestion: "Zenith Foods",
    },
  ];
  changeProfile(userId, {}, ({ profile }) => ({ profile, doubts }));
  expect(() => answerDoubt(userId, "d1", { choice: "value", value: "some time ago" })).toThrow(Refusal);
  answerDoubt(userId, "d1", { choice: "value", value: "Jan 2020 - now" });
  answerDoubt(userId, "d2", { choice: "take" });
  expect(getProfile(userId).profile.work[0]).toMatchObject({
    name: "Zenith Foods",
    startDate: "2020-01",
    endDate: "present",
  });
  expect(getProfile(userId).doubts).toEqual([]);
});

test("a line without a place goes where the person says, and stays out when they say so", () => {
  const userId = person();
  saveProfile(userId, { ...emptyProfile(), work: [{ position: "Clerk", highlights: ["One"] }] }, {});
  const notPlaced = ["Two", "Forklift licence", "Page 2", "Reading"].map((text, index) => ({
    id: `n${index}`,
    text,
  }));
  changeProfile(userId, {}, ({ profile }) => ({ profile, notPlaced }));
  placeLine(userId, "n0", entryChoice(getProfile(userId).profile, "work", 0));
  placeLine(userId, "n1", "certificates");
  placeLine(userId, "n2", "out");
  for (const gone of ["work.7.abc", "work.0"]) expect(() => placeLine(userId, "n3", gone)).toThrow(Refusal);
  placeLine(userId, "n3", "other");
  const { profile, notPlaced: left } = getProfile(userId);
  expect(profile.work[0]?.highlights).toEqual(["One", "Two"]);
  expect(profile.certificates).toEqual([{ name: "Forklift licence" }]);
  expect(profile.custom).toEqual([{ heading: "Other", lines: [{ text: "Reading", bullet: true }] }]);
  expect(left).toEqual([]);
});

test("a line goes to the chosen job wherever it stands by now, and to no other when it is gone", () => {
  const userId = person();
  const [saloon, bakery] = ["Zuma Saloon", "Gurara Bakery"].map((name) => ({ name, highlights: [] }));
  const work = saloon && bakery ? [saloon, bakery] : [];
  const { profile } = saveProfile(userId, { ...emptyProfile(), work }, {});
  const choice = entryChoice(profile, "work", 1);
  const notPlaced = ["Baked 90 loaves", "Mixed dough", "Swept"].map((text) => ({
    id: text.slice(0, 5),
    text,
  }));
  changeProfile(userId, {}, (current) => ({ profile: current.profile, notPlaced }));
  placeLine(userId, "Baked", choice);
  removeEntry(userId, { section: "work", index: "0" }, getProfile(userId).version);
  placeLine(userId, "Mixed", choice);
  expect(getProfile(userId).profile.work).toEqual([
    { name: "Gurara Bakery", highlights: ["Baked 90 loaves", "Mixed dough"] },
  ]);
  saveProfile(userId, { ...emptyProfile(), work: work.slice(0, 1).concat(work.slice(0, 1)) }, {});
  expect(() => placeLine(userId, "Swept", choice)).toThrow("Choose where this line belongs.");
  expect(getProfile(userId).notPlaced.map(({ text }) => text)).toEqual(["Swept"]);
});

test("a change that did not see the newest version is refused, and an earlier version comes back", () => {
  const userId = person();
  add(userId);
  const first = getProfile(userId).profile;
  saveProfile(userId, { ...first, work: [] }, { version: 1 });
  expect(() => saveProfile(userId, first, { version: 1 })).toThrow(/changed in another place/);
  expect(getProfile(userId).profile.work).toEqual([]);
  restoreVersion(userId, 1);
  expect(getProfile(userId)).toMatchObject({ version: 3, profile: first });
  expect(listVersions(userId).map(({ version, reason }) => `${version} ${reason}`)).toEqual([
    "3 restore",
    "2 edit",
    "1 import",
  ]);
  expect(() => restoreVersion(userId, 9)).toThrow(Refusal);
  expect(() => restoreVersion(person(), 1)).toThrow(Refusal);
});

test("an earlier version comes back with its lines without a place and its doubts, as they stood last", () => {
  const userId = person();
  const work = [{ name: "Kainji Poultry", position: "Farm hand", highlights: [] }];
  saveProfile(userId, { ...emptyProfile(), work }, {});
  const notPlaced = ["Vaccinated 4,000 broilers", "Page 2 of 2"].map((text, index) => ({
    id: `n${index}`,
    text,
  }));
  const doubts = [{ id: "d0", kind: "capitals", path: "work.0.position", text: "Is this the post?" }];
  changeProfile(userId, {}, ({ profile }) => ({ profile, notPlaced, doubts }));
  placeLine(userId, "n1", "out"); // changes the version that it stands in, and makes no other
  placeLine(userId, "n0", entryChoice(getProfile(userId).profile, "work", 0));
  changeProfile(userId, {}, ({ profile }) => ({
    profile: { ...profile, work: profile.work.map((job) => ({ ...job, position: "Farm supervisor" })) },
  }));
  expect(getProfile(userId)).toMatchObject({ version: 3, notPlaced: [], doubts: [] });

  restoreVersion(userId, 1);
  expect(getProfile(userId)).toMatchObject({
    version: 4,
    profile: { work },
    notPlaced: [notPlaced[0]],
    doubts,
  });
  restoreVersion(userId, 2);
  expect(getProfile(userId)).toMatchObject({ version: 5, notPlaced: [], doubts });
  restoreVersion(userId, 3);
  expect(getProfile(userId)).toMatchObject({ version: 6, notPlaced: [], doubts: [] });
});

test("the words of a source go after 30 days, unless the person keeps them; everything goes with the profile", () => {
  const userId = person();
  add(userId);
  add(userId, SECOND, "second.docx");
  add(userId, RESUME.replace("Ada Obi", "Musa Danjuma"), "waits.docx");
  const texts = () =>
    Object.fromEntries(listSources(userId).map(({ fileName, hasText }) => [fileName, hasText]));
  const idOf = (name: string) => listSources(userId).find(({ fileName }) => fileName === name)?.id ?? "";
  expect(readSource(userId, idOf("cv.docx")).text).toContain("Zenith Foods");
  expect(() => readSource(person(), idOf("cv.docx"))).toThrow(Refusal);
  preserveSource(userId, idOf("second.docx"));
  purgeSources(new Date(Date.now() + days(29)));
  expect(texts()).toEqual({ "cv.docx": true, "second.docx": true, "waits.docx": true });
  purgeSources(new Date(Date.now() + days(31)));
  expect(texts()).toEqual({ "cv.docx": false, "second.docx": true });
  deleteSource(userId, idOf("second.docx"));
  expect(texts()).toEqual({ "cv.docx": false, "second.docx": false });
  expect(() => preserveSource(userId, idOf("second.docx"))).toThrow("not stored any more");
  expect(getProfile(userId).profile.work).toHaveLength(2);
  deleteProfile(userId);
  expect([findProfile(userId), listFacts(userId), listVersions(userId), listSources(userId)]).toEqual([
    undefined,
    [],
    [],
    [],
  ]);
});

test("of two figures for years the person chooses one, and it is confirmed", () => {
  const line = "Clerk with 9 years of experience";
  const suggestion = "Clerk with 4 years of experience";
  for (const [choice, text] of [
    ["keep", line],
    ["take", suggestion],
  ] as const) {
    const userId = person();
    saveProfile(userId, { ...emptyProfile(), summary: [line] }, {});
    write((tx) =>
      tx.update(profileFacts).set({ state: "read" }).where(eq(profileFacts.userId, userId)).run(),
    );
    changeProfile(userId, {}, ({ profile }) => ({
      profile,
      doubts: [{ id: "y", kind: "years", path: "summary.0", text: "Which one?", suggestion }],
    }));
    answerDoubt(userId, "y", { choice });
    expect(getProfile(userId)).toMatchObject({ profile: { summary: [text] }, doubts: [] });
    expect(listFacts(userId)).toMatchObject([{ path: "summary.0", text, state: "confirmed" }]);
  }
});

const jobs = (count: number, firm: string): Profile => ({
  ...emptyProfile(),
  work: Array.from({ length: count }, (_, at) => ({ name: `${firm} ${at}`, highlights: [`Did work ${at}`] })),
});

test("a profile holds so much: more is refused whole, by a resume, by two together and by an edit", () => {
  const userId = person();
  const source = (profile: Profile, lines: string[] = []): ResumeSource => {
    const first = add(person());
    const notPlaced = lines.map((text, paragraph) => ({ text, paragraph }));
    return { ...first, uploadId: newId(), resume: { ...first.resume, profile, doubts: [], notPlaced } };
  };
  const importGiven = (given: ResumeSource) => {
    const { uploadId: id, fileName } = given;
    db.insert(uploads)
      .values({ id, createdAt: new Date(), userId, fileName, kind: "docx", size: 1, sha256: id, text: "" })
      .run();
    write((tx) => importResume(tx, userId, given));
  };
  const isFull = expect.objectContaining({ code: "PROFILE_FULL", status: 413 }) as Error;
  const refused = [
    source(jobs(PROFILE_ROOM.entries + 1, "Firm")),
    source({
      ...emptyProfile(),
      summary: [],
      skills: [{ keywords: Array.from({ length: PROFILE_ROOM.values + 1 }, (_, at) => `Skill ${at}`) }],
    }),
    source(
      emptyProfile(),
      Array.from({ length: PROFILE_ROOM.notPlaced + 1 }, (_, at) => `Line ${at}`),
    ),
  ];
  for (const one of refused) expect(() => importGiven(one)).toThrow(isFull);
  expect(findProfile(userId)).toBeUndefined();
  expect(listSources(userId)).toEqual([]);

  const half = PROFILE_ROOM.entries / 2;
  importGiven(source(jobs(half, "Northgate")));
  importGiven(source(jobs(half, "Zenith")));
  expect(getProfile(userId).profile.work).toHaveLength(PROFILE_ROOM.entries);
  expect(() => importGiven(source(jobs(1, "Another")))).toThrow(isFull);
  expect(() => saveProfile(userId, jobs(PROFILE_ROOM.entries + 1, "Typed"), {})).toThrow(isFull);
  expect(getProfile(userId).profile.work).toHaveLength(PROFILE_ROOM.entries);
  saveProfile(userId, jobs(3, "Typed"), {});
  expect(getProfile(userId).profile.work).toHaveLength(3);
});

test("lines without a place that stand there already are not added again, however they are written", () => {
  const userId = person();
  const withLines = (fileName: string, ...lines: string[]) => {
    const first = add(person());
    const notPlaced = lines.map((text, paragraph) => ({ text, paragraph }));
    const given = { ...first, uploadId: newId(), fileName, resume: { ...first.resume, notPlaced } };
    db.insert(uploads)
      .values({
        id: given.uploadId,
        createdAt: new Date(),
        userId,
        fileName,
        kind: "docx",
        size: 1,
        sha256: given.uploadId,
        text: "",
      })
      .run();
    write((tx) => importResume(tx, userId, given));
    return getProfile(userId).notPlaced.map(({ text }) => text);
  };
  expect(withLines("cv.docx", "Qwerty zxcv", "Asdf")).toEqual(["Qwerty zxcv", "Asdf"]);
  expect(withLines("again.docx", "QWERTY ZXCV ", "New line")).toEqual(["Qwerty zxcv", "Asdf", "New line"]);
});

test("a profile that holds more than its room can be made smaller, and no larger", () => {
  const userId = person();
  saveProfile(userId, jobs(PROFILE_ROOM.entries, "Northgate"), {});
  const large = jobs(PROFILE_ROOM.entries + 30, "Northgate");
  db.update(profiles).set({ data: large }).where(eq(profiles.userId, userId)).run();
  saveProfile(userId, jobs(PROFILE_ROOM.entries + 29, "Northgate"), {});
  expect(getProfile(userId).profile.work).toHaveLength(PROFILE_ROOM.entries + 29);
  expect(() => saveProfile(userId, large, {})).toThrow("200 entries");
});
