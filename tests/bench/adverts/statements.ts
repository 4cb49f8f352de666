import { readAdvert } from "~/career/job-advert/read-advert";
import { z } from "zod";
import { readJson } from "#tests/fixtures/files";
import type { LabelledAdvert } from "./exam";
import { emptyScore, type Score } from "./score";

/** What the letters for adverts that lie open shall say, by the number of the advert; one without a label asks for nothing. */
export const STATEMENT_LABELS = z
  .record(z.string(), z.array(z.string()))
  .parse(readJson("asked-statements/open-adverts.json"));

/** Right is only the whole text. */
export function statementScore(adverts: readonly LabelledAdvert[]): Score {
  return adverts.reduce((score, { id, text, today }) => {
    const wanted = STATEMENT_LABELS[id] ?? [];
    const found = (readAdvert(text, { today }).howToApply.statements ?? []).map((one) => one.text);
    return {
      right: score.right + wanted.filter((one) => found.includes(one)).length,
      expected: score.expected + wanted.length,
      found: score.found + found.length,
      missed: [
        ...score.missed,
        ...wanted.filter((one) => !found.includes(one)).map((one) => `${id}: ${one}`),
      ],
      wrong: [...score.wrong, ...found.filter((one) => !wanted.includes(one)).map((one) => `${id}: ${one}`)],
    };
  }, emptyScore());
}
