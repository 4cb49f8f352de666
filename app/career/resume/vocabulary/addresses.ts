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
