import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { assembleResume, type Verdict } from "~/career/compose";
import { prepareLock, lockSentence } from "~/career/lock";
import { wordedLines } from "~/career/profile-lines";
import { sourceLines } from "~/career/source-lines";
import { writeResume } from "~/career/writer/resume";
import { loadPairs, loadProfiles } from "#tests/bench/letters/exam";
const profiles = loadProfiles();

test.each(loadPairs("open"))(
  "$id: each line of the built-in resume is the person's own, or holds its facts by the lock",
  ({ person, text, today, title, company, language }) => {
    const profile = profiles.get(person);
    if (!profile) throw new Error(`no person ${person}`);
    const advert = readAdvert(text, { today, jobTitle: title, companyName: company });
    const own = new Set(sourceLines(profile).map((line) => line.text));
    const context = prepareLock({ profile, today, language, advert: { title, company, text } });
    for (const length of ["standard", "short"] as const) {
      const { profile: resume, sentences } = writeResume({ profile, advert, today, language, length });
      const written = sentences.map((sentence) => sentence.text);
      const foreign = wordedLines(resume)
        .map((line) => line.text)
        .filter((line) => !own.has(line) && !written.some((sentence) => line.includes(sentence)));
      expect(foreign).toEqual([]);
      const broken = sentences
        .map((sentence) => [
          sentence.text,
          lockSentence({ text: sentence.text, facts: sentence.sourceIds }, context),
        ])
        .filter(([, reasons]) => reasons?.length);
      expect(broken).toEqual([]);
    }
  },
);

const STATES = ["held", "mended", "proposed", "failed"] as const;

test.each(loadPairs("open"))(
  "$id: of a provider's lines only those that lock and judge let through stand in the resume",
  ({ person, text, today, title, company, language, id }) => {
    const profile = profiles.get(person);
    if (!profile) throw new Error(`no person ${person}`);
    const advert = readAdvert(text, { today, jobTitle: title, companyName: company });
    const given = {
      profile,
      advert,
      today,
      language,
      seed: id,
      tone: "plain" as const,
      length: "standard" as const,
    };
    const own = wordedLines(profile).filter((line) => /^work\.\d+\.highlights/.test(line.id));
    const verdicts = own.map((line, at): Verdict => {
      const state = STATES[at % STATES.length] ?? "failed";
      const piece = {
        text: `${state}: ${line.text}`,
        kind: "claim" as const,
        sourceIds: [line.id],
        paragraph: 0,
      };
      return { piece: { ...piece, place: "bullet" }, state, why: "", isOpen: true };
    });
    const summary = (state: Verdict["state"]): Verdict => ({
      piece: {
        text: `${state} summary.`,
        kind: "claim",
        sourceIds: ["work.0"],
        paragraph: 0,
        place: "summary",
      },
      state,
      why: "",
      isOpen: true,
    });
    const all = [...verdicts, summary("failed"), summary("proposed")];
    const { written } = assembleResume(all, [], { ...given, targetTitle: title, company });
    const printed = wordedLines(written.profile).map((line) => line.text);
    expect(printed.filter((line) => /^(?:failed|proposed)\b/.test(line))).toEqual([]);
    expect(printed.some((line) => line.startsWith("held: "))).toBe(true);

    const none = all.map((verdict) => ({ ...verdict, state: "proposed" as const }));
    const unjudged = assembleResume(none, ["Invented skill"], {
      ...given,
      targetTitle: title,
      company,
    }).written;
    expect(unjudged.profile).toEqual(writeResume(given).profile);
  },
);
