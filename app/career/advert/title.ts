import { cleanAdvert } from "./clean";

/** What an advert says about post, company and place, for pre-filling the form. Nothing is guessed where no pattern holds. */
export function proposeTitleAndCompany(text: string): {
  jobTitle?: string;
  companyName?: string;
  companyLocation?: string;
} {
  // A name stands near the start of its line; a bound also keeps hostile pastes from costing time.
  const lines = cleanAdvert(text).map((line) => line.slice(0, LONGEST_LINE));
  const headline = firstHeadline(lines);
  const jobTitle = labelled(lines, TITLE_LABEL) ?? titleIn(lines) ?? headline.jobTitle;
  const companyName = labelled(lines, COMPANY_LABEL) ?? companyIn(lines) ?? headline.companyName;
  const companyLocation = labelled(lines, PLACE_LABEL) ?? placeIn(lines);
  return {
    ...(jobTitle && { jobTitle: tidyTitle(jobTitle) }),
    ...(companyName && companyName !== jobTitle && { companyName }),
    ...(companyLocation && { companyLocation }),
  };
}

const LONGEST_LINE = 240;

const LABEL_END = String.raw`\s*[:\-–=]+\s*(\S.*)$`;
const TITLE_LABEL = new RegExp(
  `^(?:job title|title|job position|position|role|post|vacancy|job role|job|intitulé du poste|poste|stelle|puesto|vacante)${LABEL_END}`,
  "i",
);
const COMPANY_LABEL = new RegExp(
  `^(?:company|company name|employer|organi[sz]ation|name of company|hospital|school|client|entreprise|société|unternehmen|empresa)${LABEL_END}`,
  "i",
);
const PLACE_LABEL = new RegExp(
  `^(?:location|job location|work location|duty station|place of work|lieu|standort|arbeitsort|ubicación|lugar)${LABEL_END}`,
  "i",
);

function labelled(lines: string[], label: RegExp): string | undefined {
  for (const line of lines) {
    const value = label
      .exec(line)?.[1]
      ?.split(/\s[|–]\s|\s{2,}|[;|]/)[0]
      ?.trim()
      .replace(/[.,]$/, "");
    if (value && value.length <= 90 && value.split(" ").length <= 12) return value;
  }
  return undefined;
}

const NAME = String.raw`(?:St\. )?[\p{Lu}\d](?:[\p{L}\d&'’-]|\.(?=[\p{L}\d]))*(?: (?:[\p{Lu}\d&](?:[\p{L}\d&'’-]|\.(?=[\p{L}\d]))*|of|and|for|the|&|\([\p{L} ]{1,30}\))){0,7}`;
const COMPANY_FORM = String.raw`(?:Ltd|Limited|Plc|PLC|LLC|Inc|GmbH|SARL|Nig(?:eria)? Ltd|Bank|Hospital|Clinic|School|Schools|College|University|Foundation|Initiative|Hotel|Hotels|Group|Logistics|Energy|Technologies|Stores|Pharmacy|Ministry|Commission|Agency|Farms?|Foods)`;

const TITLE_PATTERNS = [
  new RegExp(
    String.raw`\b(?:hiring:?|recruiting:?|looking for|in need of|seeking|seeks|needs?|requires?|employ|vacancy for|vacancies for|position of|post of|role of|recherche|recherchons|recrute|suchen|buscamos|busca) (?:the services of |to employ )?(?:an? |some |the |un |une |einen? )?(?:(?:experienced|qualified|competent|smart|young|suitable|energetic|urgent|female|male|full[- ]time|part[- ]time|skilled|dedicated|reliable|trained|dynamic) )*(?:and )?(${NAME})`,
    "u",
  ),
  new RegExp(
    String.raw`^(?:urgent(?:ly)?[ :!-]*)?(?:an? )?(${NAME})s? (?:is |are )?(?:urgently )?(?:needed|wanted|required)\b`,
    "iu",
  ),
  /\b(?:needs?|hiring|looking for|seeks|employ) (?:an? )?((?:[a-z]+ ){0,2}(?:accountant|driver|nurse|teacher|cleaner|cook|chef|cashier|receptionist|secretary|sales ?(?:girl|boy|man|woman|representative|rep|executive)|security guard|tailor|electrician|technician|engineer|officer|assistant|manager|supervisor|developer|designer|pharmacist|waiter|waitress|attendant|storekeeper|dispatch rider|rider))s?\b/i,
];

function titleIn(lines: string[]): string | undefined {
  for (const line of lines) {
    for (const pattern of TITLE_PATTERNS) {
      const title = pattern
        .exec(line)?.[1]
        ?.split(/\b(?:at|in|for|to|who|with|needed|wanted|required|as)\b/)[0]
        ?.trim();
      if (title && title.length > 2 && title.split(" ").length <= 8 && !NOT_A_TITLE.test(title)) return title;
    }
  }
  return undefined;
}

const NOT_A_TITLE =
  /^(?:no\b.*|urgent|vacancy|vacancies|job|jobs|we|our|the|a|hot|new|immediate|applicants?|candidates?|qualified|suitably|people|staff|workers?|experience|company|organi[sz]ation|you|this|it)$/i;

const COMPANY_PATTERNS = [
  new RegExp(String.raw`^About ((?![Uu]s\b|US\b|[Tt]he (?:[Rr]ole|[Jj]ob|[Cc]ompany)\b)${NAME})$`, "u"),
  new RegExp(
    String.raw`^(?:At )?(${NAME}) (?:is|are) (?:an? |the |one of |currently |now |looking |hiring |recruiting |seeking |inviting |part )(?!added|advantage|asset|plus|must)`,
    "u",
  ),
  new RegExp(
    String.raw`^(${NAME}) (?:\([^)]{1,20}\) )?(?:needs|seeks|requires|invites|recrute|recherche|sucht|busca)\b`,
    "u",
  ),
  new RegExp(
    String.raw`\b(?:at|with|by|chez|bei|join) ((?:${NAME} )?${COMPANY_FORM}(?: (?:of )?${NAME})?)`,
    "u",
  ),
  new RegExp(String.raw`\b(?:needed|wanted|required|vacancy|vacancies|opening)\b.{0,30} at (${NAME})`, "u"),
  new RegExp(String.raw`^((?:${NAME} )?${COMPANY_FORM})\.?(?:$|,| [-–|])`, "u"),
];

function companyIn(lines: string[]): string | undefined {
  for (const pattern of COMPANY_PATTERNS) {
    for (const line of lines) {
      for (const sentence of line.split(/(?<=[.!?])\s+/)) {
        const name = pattern.exec(sentence)?.[1]?.trim().replace(/[.,]$/, "");
        if (name && name.length <= 80 && !NOT_A_COMPANY.test(name)) return name;
      }
    }
  }
  return undefined;
}

const NOT_A_COMPANY =
  /^(?:we|our|this|it|the|there|applicants?|candidates?|he|she|you|they|salary|what|who|which|experience|that|a|an|nysc|the (?:ideal|successful|role|job|position|candidate|company|post|applicant|salary|school|hospital|bank).*|(?:the )?(?:ideal|successful|selected|qualified|suitable) .*|urgent.*|vacancy.*|job .*|position.*)$/i;

// "We are hiring: Front Office Manager, Novotel Port Harcourt"
const HIRING = new RegExp(
  String.raw`^(?:we(?:'re| are) |now )?(?:hiring|recruiting)\s*[:!–-]+\s*(${NAME}),? (?:at |with |[-–|@] )?(${NAME})$`,
  "iu",
);

function firstHeadline(lines: string[]): { jobTitle?: string; companyName?: string } {
  const [, hired, hirer] = HIRING.exec(lines[0]?.replace(/, (?=\p{Lu})/u, ", at ") ?? "") ?? [];
  if (hired && hirer && JOB_WORD.test(hired)) return { jobTitle: hired, companyName: hirer };
  const line =
    lines.find(
      (candidate) =>
        !/^(?:vacancy|vacancies|job vacancy|job opening|urgent.*|hot job.*|we are hiring.*|now hiring.*|hello.*|good (?:day|morning).*)[!.:]*$/i.test(
          candidate,
        ),
    ) ?? "";
  if (line.length > 90) return {};
  const parts = new RegExp(
    String.raw`^(?:vacancy[:!-]* *)?(${NAME})(?:,? (?:at|with|chez|bei) | [-–|@] )(${NAME})`,
    "u",
  ).exec(line);
  if (parts?.[1] && parts[2])
    return { jobTitle: parts[1], companyName: parts[2].split(/\s[|–-]\s/)[0] ?? parts[2] };
  const isTitle =
    line.split(" ").length <= 6 && /^\p{Lu}/u.test(line) && !/[.:;!?@]/.test(line) && JOB_WORD.test(line);
  return isTitle ? { jobTitle: line } : {};
}

const JOB_WORD =
  /\b\p{L}*(?:ist|er|or|ant|man|woman|clerk|nurse|officer|trainee|intern|assistant|lead|head|executive|rep|representative|analyst|chef|cook|guard|attendant|comptable|chauffeur|cashier|associate|consultant|specialist|technician|secretary)s?(?: \(.*\)| [IVX]+)?$/iu;

function placeIn(lines: string[]): string | undefined {
  const pattern = new RegExp(
    String.raw`\b(?:located (?:at|in)|based (?:in|at)|office in|branch in|school in|hospital in|hotel in|company in|à|situé à) (${NAME}(?:, ${NAME}){0,2})`,
    "u",
  );
  for (const line of lines) {
    const place = pattern.exec(line)?.[1]?.replace(/[.,]$/, "");
    if (place) return place;
  }
  return undefined;
}

function tidyTitle(title: string): string {
  return inTitleCase(title)
    .replace(/(?<=ist|er|or|tive|icer|ant|nee|clerk|nurse|ian|ard)s$/i, "")
    .replace(/\s*\((?:m\/f|f\/m|m\/w\/d|h\/f|\d+ slots?)\)\s*$/i, "")
    .replace(/\s*\b(?:needed|wanted|urgently)\b.*$/i, "")
    .replace(/[\s.,:;!–-]+$/, "")
    .trim();
}

function inTitleCase(title: string): string {
  if (title !== title.toUpperCase() || title.length < 5) return title;
  return title
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}+/gu, (word) =>
      /^(?:and|of|the|in|for|to|ii|iii|iv|hr|it|hse|qa|hvac|ict)$/.test(word)
        ? shortWord(word)
        : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

function shortWord(word: string): string {
  return /^(?:ii|iii|iv|hr|it|hse|qa|hvac|ict)$/.test(word) ? word.toUpperCase() : word;
}
