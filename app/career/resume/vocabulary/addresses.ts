const now = "present|current|residential|contact|mailing|postal|correspondence";
const home = "permanent|home|family|village|parents?['’]?";

/** The label of where somebody lives or is reached now: "Present address", "Current residential address". */
export const presentAddress = new RegExp(
  `(?<!\\p{L})(?:present|current)(?: (?:${now}|home|house)){0,3} (?:address|location|residence)(?!\\p{L})`,
  "iu",
);

/** The label of where somebody comes from: "Permanent home address", "Home address". */
export const homeAddress = new RegExp(
  `^(?!.*(?:present|current))[^\\p{L}]*(?:(?:${home})(?: (?:and|&|/) |[ /])){1,3}(?:(?:${now}|contact) )?(?:address|residence)(?!\\p{L})`,
  "iu",
);

/** A label that announces where somebody is reached or lives: "Res. addr", "Based in". Other labels may stand before places, too: "Ports worked". */
export const ofAddress =
  /(?<!\p{L})(?:add?res+(?:es)?|addr?|resid\p{L}*|locat\p{L}*|liv(?:es?|ing)|based?|domicil\p{L}*|abode|home|house|city|town|where)(?!\p{L})/iu;

/** What a line has behind an address before something else begins: "…, Abuja Tel". */
export const addressEnd =
  /[\s.,;:|–-]+(?:(?:tel(?:ephone)?|phone|gsm|mobile|cell|e-?mail)(?:\s?(?:no|number)s?)?|in|at|and|of|the|on|with|or|to|from)[.:]*$/iu;

/** "Awka, Anambra • open to relocate": on what terms somebody comes is no address. */
export const relocates =
  /\s*[•·|,;(–—-]+\s*(?<terms>(?:open|willing|ready|available|prepared) (?:to|for) (?:relocat|travel|work (?:remote|any))\p{L}*.*)$/iu;
