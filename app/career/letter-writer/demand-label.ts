import { anyOf } from "~/pattern";
import { conjugate } from "../writer/conjugate";
import { leadingVerb, verbOf } from "../writer/verbs";

// How an advert says that something is asked, around the words that say what: "LASDRI card compulsory".
const BEFORE = new RegExp(
  `^${
    anyOf([
      /(?:must |should )?(?:be )?able to|ability to|can/, // able to prepare budgets
      /(?:a )?(?:minimum|at least)(?: of)?/, // minimum of OND
      /(?:good |working |sound |strong |basic )?(?:knowledge|command|use|experience) (?:of|in|with)/, // working knowledge of SAP
      /(?:skills?|proficiency) (?:in|with)/, // skill with Salesforce
      /use|possess|have|valid|possession of|an?|the/, // use Civil 3D
      /(?:very )?(?:good|strong|hands-on|proficient|comfortable) (?:with|in|at)/, // hands-on with Postman
      /(?:conversant|familiar|skilled|versed|competent|fluent) (?:with|in|at)/, // conversant with Sage
    ]).source
  }\\s+`,
  "i",
);
const AFTER = new RegExp(
  `(?:^|(?<![\\s,])[\\s,]+)(?:(?:is|are|will be|would be)\\s+)?${
    anyOf([
      /(?:compulsory|mandatory|required|necessary|essential|a must|must)/, // COREN is compulsory
      /(?:an? )?(?:added )?(?:advantage|plus|edge|asset)/, // Odoo is a plus
      /(?:very )?well|better|preferred|desirable|or similar|or related|or equivalent/, // Sage very well
    ]).source
  }\\.?$`,
  "i",
);
const MAX_WORDS = 7;
const MAX_LENGTH = 52;

/**
 * The employer's words for a demand as the label of its proof: "reconcile cash on delivery" is "reconciling cash on delivery". Undefined
 * where they are too long for a label or a clause.
 */
export function demandLabel(demand: string): string | undefined {
  const bare = demand
    .replace(BEFORE, "")
    .replace(BEFORE, "")
    .replace(AFTER, "")
    .replace(/(?<![\s.;:,])[\s.;:,]+$/u, "")
    .trim();
  const isShort = bare.length <= MAX_LENGTH && bare.split(/\s+/).length <= MAX_WORDS;
  return bare !== "" && isShort && !IS_CLAUSE.test(bare) ? asName(bare) : undefined;
}

/** A demand that begins with a verb names a deed. */
function asName(demand: string): string | undefined {
  const found = verbOf(demand.split(" ")[0] ?? "");
  if (found?.form !== "base" && found?.form !== "third") return demand;
  // A noun that is a verb as well, "stock control", is a name already.
  if (found.verb.isNounToo && leadingVerb(demand) === undefined) return demand;
  return conjugate(demand, found.verb, found.form, "gerund");
}

// Words that belong to a sentence and to no name.
const IS_CLAUSE =
  /(?<!\p{L})(?:who|which|that|you|your|will|must|should|can|is|are|was|were|has|have|as|when|if)(?!\p{L})/iu;
