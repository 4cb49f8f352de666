import { anyOf } from "~/pattern";

// How an advert says that something is asked, around the words that say what: "LASDRI card compulsory".
const BEFORE = new RegExp(
  `^${
    anyOf([
      /(?:must |should )?(?:be )?able to|ability to|can/, // able to prepare budgets
      /(?:a )?(?:minimum|at least)(?: of)?/, // minimum of OND
      /(?:good |working |sound |strong |basic )?(?:knowledge|command|use|experience) (?:of|in|with)/, // working knowledge of SAP
      /(?:skills?|proficiency) (?:in|with)/, // skill with Salesforce
      /use|possess|have|valid|possession of/, // use Civil 3D
      /(?:very )?(?:good|strong|hands-on|proficient|comfortable) (?:with|in|at)/, // hands-on with Postman
      /(?:conversant|familiar|skilled|versed|competent|fluent) (?:with|in|at)/, // conversant with Sage
    ]).source
  }\\s+`,
  "i",
);
const AFTER = new RegExp(
  `(?:^|[\\s,]+)(?:(?:is|are|will be|would be)\\s+)?${
    anyOf([
      /(?:compulsory|mandatory|required|necessary|essential|a must|must)/, // COREN is compulsory
      /(?:an? )?(?:added )?(?:advantage|plus|edge|asset)/, // Odoo is a plus
      /(?:very )?well|better|preferred|desirable|or similar|or related|or equivalent/, // Sage very well
    ]).source
  }\\.?$`,
  "i",
);
const MAX_WORDS = 6;
const MAX_LENGTH = 45;

/** The employer's words for a demand as the label of its proof; undefined where they are a clause and no name. */
export function demandLabel(demand: string): string | undefined {
  const bare = demand.replace(BEFORE, "").replace(AFTER, "").trim();
  const isShort = bare.length <= MAX_LENGTH && bare.split(/\s+/).length <= MAX_WORDS;
  return bare !== "" && isShort ? bare : undefined;
}
