import { anyOf } from "~/pattern";
import { isTerm } from "../letter-writer/terms";
import { wordRun } from "../nlp/fold";
import type { Profile } from "../profile.schema";
import { listed } from "./wording";

const ASKS_REFEREES = anyOf(
  [
    /\b(?:names?|contacts?|particulars|details|addresses|list)\b[^.;\n]{0,60}\breferees?\b/, // names and addresses of three referees
    /\b(?:two|three|four|[2-4])(?: \([2-4]\))? (?:\p{L}+ ){0,2}referees\b/u, // two academic referees
    /\breferees['’]? (?:names|contacts|details|addresses)\b/, // referees' contacts
  ],
  "iu",
);
/** "Our sex education programme" names one word of a form: a list of particulars names several. */
const FEWEST_OF_LIST = 2;

/**
 * What a resume for an advert prints of the personal details and the referees, which are private: those that the advert asks for with the
 * application. The notes say what stands there and what was left out.
 */
export function privateParts(
  profile: Pick<Profile, "personal" | "referees">,
  advert: string,
): { parts: Partial<Pick<Profile, "personal" | "referees">>; notes: string[] } {
  const places = new Set(listedDetails(advert, profile));
  const printed = profile.personal.filter((_, at) => places.has(at));
  // What somebody offers ("Expected salary: …") belongs into letters.
  const leftOut = profile.personal.filter(
    ({ label, value }, at) => !places.has(at) && !isTerm(`${label}: ${value}`),
  );
  const hasReferees = (profile.referees?.list.length ?? 0) > 0;
  const areAsked = hasReferees && asksForReferees(advert);
  const referees = areAsked ? profile.referees : { onRequest: true, list: [] };
  return {
    parts: { personal: printed, ...(profile.referees && { referees }) },
    notes: [
      ...(leftOut.length > 0
        ? [`We left out these personal details: ${namesOf(leftOut)}. You can put them back.`]
        : []),
      ...(printed.length > 0
        ? [
            `These personal details are in the resume, because the advert asks for them: ${namesOf(printed)}. Take out what you do not want to give.`,
          ]
        : []),
      ...(areAsked
        ? [
            "Your referees are in the resume, because the advert asks for them. Ask them first if they do not know of it.",
          ]
        : []),
      ...(hasReferees && !areAsked
        ? ["We left out your referees' contacts. The resume says they are available on request."]
        : []),
    ],
  };
}

function namesOf(details: Profile["personal"]): string {
  return listed(details.map(({ label }) => (isInitials(label) ? label : label.toLowerCase())));
}

/** "L.G.A.", "NIN" */
function isInitials(label: string): boolean {
  return /^(?:\p{Lu}\.?){2,5}$/u.test(label);
}

/** Whether an advert wants the names of referees with the application. */
function asksForReferees(advert: string): boolean {
  return ASKS_REFEREES.test(advert);
}

/**
 * The places in `personal` of the details that an advert lists for the application, by their labels: "full name, date of birth, marital status, number
 * and ages of children". None where it names fewer than two of them.
 */
function listedDetails(advert: string, { personal }: Pick<Profile, "personal">): number[] {
  const run = wordRun(advert);
  const listed = personal.flatMap(({ label }, at) => (isNamed(run, label) ? [at] : []));
  return listed.length >= FEWEST_OF_LIST ? listed : [];
}

/** Whether a text names a detail by its label; one word alone ("sex", "state") may mean anything. */
export function namesDetail(text: string, label: string): boolean {
  return isNamed(wordRun(text), label);
}

function isNamed(run: string, label: string): boolean {
  const own = wordRun(label);
  return (own.trim().includes(" ") || CLEAR.has(own.trim())) && run.includes(own);
}
const CLEAR = new Set(["nationality", "religion", "denomination", "genotype", "lga"]);
