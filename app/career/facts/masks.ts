/** A text with its contacts and its names that hold digits taken out, so that only true quantities remain. */
export type Masked = { text: string; names: string[]; contacts: string[] };

/** Takes plain text (see plainText). A masked stretch becomes blanks of the same length, so positions stay. */
export function maskNames(text: string): Masked {
  const contacts: string[] = [];
  const names: string[] = [];
  const blankInto = (found: string[]) => (match: string) => {
    found.push(match.trim());
    return match.replace(/\S/g, "\u0001");
  };
  let masked = text;
  for (const pattern of CONTACTS) masked = masked.replace(pattern, blankInto(contacts));
  for (const pattern of NAMES_WITH_DIGITS) masked = masked.replace(pattern, blankInto(names));
  return { text: masked, names, contacts };
}

const CONTACTS = [
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,6}/gu,
  /\b(?:https?:\/\/|www\.)[^\s)<>"]+/gi,
  /(?<![\p{L}\d.-])(?:[a-z\d-]{1,63}\.){1,6}(?:com|org|net|ng|io|dev|co|me|africa|info|xyz|app|link|ly)(?:\/[^\s)<>"]*)?(?![\p{L}\d])/giu,
  // A phone number: international, or eleven digits from nought. A long naira amount has its sign or its commas.
  /(?<![\p{L}\d₦$£€#,.])\+\d[\d ().-]{7,17}\d(?!\d)/gu,
  /(?<![\p{L}\d₦$£€#,.])0\d{2,4}[ -]?\d{3,4}[ -]?\d{3,4}(?!\d|,\d)/gu,
];

const NAMES_WITH_DIGITS = [
  /\bISO(?:\/IEC)?[ -]?\d{3,5}(?:-\d+)?(?::\d{4})?\b/g,
  /\b(?:IFRS|IAS|IPSAS|NFPA|OSHA|ASTM|PCI|SOC|Basel)[ -]?\d{1,5}\b/gi,
  // "En 2020" and "EN 2020" are no European norm.
  /\b(?:API|SA|NIS|BS|EN)[ -]?(?!(?:19|20)\d{2}\b)\d{1,5}\b/g,
  /\b(?:primary|basic|form|grade|year|jss|sss?)[ -](?:one|two|three|four|five|six|1|2|3|4|5|6)\b(?! ?(?:of|to|years|%))/gi,
  /\bBasel (?:II|III|IV)\b/g,
  /\b(?:Sage|Office|Microsoft|Dynamics|Windows|Peachtree|QuickBooks|AutoCAD|Revit|Excel|Word|SPSS|Angular|Vue|Java|Python|PHP|HTML|CSS|ES|C|Unreal|Unity|Laravel|Drupal|Exchange|Server|Act|Tally|Access|Primavera|ArcGIS|Stata|EViews|Solaris|Oracle|iOS|Android|Blender|Level|Grade|Class|Form|Primary|Basic|JSS?|SSS?|GL|Part|Stage|Phase|Type|Tier|Key Stage|KS|Year|Nursery|Unit|Block|Room|Flat|Plot|No\.|Chapter|Module|Version|v)[ -]?\d{1,3}(?:\.\d+)*(?:c|E|D|i|g)?\b(?![%,.]\d|%| ?(?:percent|per cent|million|billion|naira|students|pupils|branches|staff|people|years|months|weeks|days|hours))/g,
  /\b(?:Sage|Office|Windows|Excel|Word|AutoCAD|Revit|SQL Server|Visual Studio|Server|Exchange|Project) (?:19|20)\d{2}\b/g,
  /\bS\/4 ?HANA\b/gi,
  /\b(?:SAP )?R\/3\b/g,
  /\b[BCGPO]2[BCGPO](?:2[BC])?\b/gi,
  /\bWeb ?[23](?:\.0)?\b/gi,
  /\bIndustry [45]\.0\b/gi,
  /\bCOVID[ -]?19\b/gi,
  /\b24(?:\/7|x7|-7)(?:\/365)?\b/gi,
  /\b360[ -]?(?:-?degrees?|°)/gi,
  /\b[2345]D\b/g,
  /\b(?:A[0-6]|EC2|S3|K8s|MP[34]|5S|7S|4Ps|7Ps|3PL|4PL|Log4j|N95|HTML5|CSS3|ES6|i18n|Wi-?Fi ?6|[2345]G|4IR|O365|M365|K-?12|U-?1[1-9]|SDG ?\d+|STEM|Log4J|Auth0|Neo4j|D3(?:\.js)?|Three\.js|Base64|x86|ARM64|PM4R|CO2|H2S|PM2\.5)\b/g,
  /\b[1-5]00[ -]levels?\b/gi,
  /\b(?:first|second|third)[ -]class\b/gi,
  /(?<![\d.,])2[:.][12](?![\d%])(?! ?(?:million|billion|m\b|bn\b|k\b|percent|per cent|years|hours|kg|km|points|out))/g,
  /\b(?:m|km|cm|mm|ft)[23]\b/g,
  /\b(?:six sigma|big four|seven[ -]?up|four points|9mobile|7up)\b/gi,
];
