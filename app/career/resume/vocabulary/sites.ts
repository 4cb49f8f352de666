/** Words of the places where the people of a firm work: "Kolo Gas Plant", "Wuse Branch". */
export const siteWords = new RegExp(
  `(?<!\\p{L})(?:${"plant platform field rig depot branch station flowstation flow-station terminal site yard camp mine quarry jetty vessel barge fpso refinery substation mall tower towers estate annex factory unit outlet campus clinic ward zone region headquarters hq project upgrade".replaceAll(" ", "|")})(?!\\p{L})`,
  "iu",
);

const labels = "site|job site|work site|project site|location|posting|station|duty (?:post|station)|camp";
/** Labels of places where somebody was posted: "Site:", "Duty station 2:". */
export const siteLabel = new RegExp(`^(?:${labels})(?: (?:no\\.? ?)?(?:\\d{1,2}|[a-e]))?\\s*:?$`, "iu");
/** Labels of what was worked on, or for whom, at an employer. */
export const projectLabel =
  /^(?:(?:major|key|main) )?(?:projects?(?: handled| executed)?|clients?(?: served)?|vessels?|programmes?)\s*:?$/iu;
/** Such a label with a number, at the beginning of its line. */
export const numberedSite = new RegExp(
  `^\\s*(?:${labels}) (?:no\\.? ?)?(?:\\d{1,2}|[a-e])\\s*(?:[:.)]|\\s[–—-])\\s*(?=\\S)`,
  "iu",
);
/** Words of the names of firms and offices, which are no place where a firm has its people. */
export const firmWord =
  /(?<!\p{L})(?:plc|ltd|limited|llc|inc|gmbh|company|coy|corporation|enterprises?|ventures|group|nig|nigeria|bank|ministry|commission|authority|agency)(?!\p{L})/iu;
