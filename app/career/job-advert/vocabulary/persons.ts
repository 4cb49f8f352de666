import { patternOf } from "../patterns";
import { HONORIFICS, MORE_POSTS, OFFICE_HEADS, POST_LETTERS, POST_NOUNS } from "./addressees";

// Sources of patterns for persons and their posts.

export const HONORIFIC = String.raw`(?:${HONORIFICS.join("|")})\.?`;
export const NAME = String.raw`\p{Lu}[\p{L}'’.-]*`;
// "Engr. Dr.", "Prof. (Mrs.)". Up to four and not three: V8 writes out what may come three times at most, which makes each of 15 patterns cost 18 ms
// at its first use instead of 5.
export const HONORIFICS_RUN = String.raw`${HONORIFIC}(?: ?\(?${HONORIFIC}\)?(?!\p{L})){0,4}`;
/** "Engr. Bala Musa" */
export const TITLED = String.raw`(?<!\p{L})${HONORIFICS_RUN} ${NAME}(?: ${NAME}){0,3}`;
/** Two or three words, each with a capital, "Bola Ige-Ojo": nobody's title says that it is a person, so what stands beside it must. */
export const FULL_NAME = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: (?:\p{Lu}\.|\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?)){1,2}`;

const CAPITAL = String.raw`\p{Lu}[\p{L}/&’'-]*`;
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const NOUNS = [...POST_NOUNS, ...MORE_POSTS].map(capital).toSorted((a, b) => b.length - a.length);
const TAIL = String.raw`(?: (?:of|for|to the|in charge of) ${CAPITAL}(?:,? (?:and |& )?${CAPITAL}){0,4}| (?:North|South|East|West|Central|Nigeria|Africa)(?:[ -](?:North|South|East|West|Central|Africa))?)?`;
/** What somebody is, as it stands beside the name: "Head of People and Culture", "Human Resources and Administration Manager", "COO". */
export const POST = String.raw`(?:(?:(?:${CAPITAL}|and|&) ){0,5}?(?:${NOUNS.join("|")})(?!\p{L}| (?:[Oo]ffice|[Qq]uarters)(?!\p{L}))${TAIL}|(?:VP|SVP|Vice President)(?: of)?(?: ${CAPITAL}){0,3}|(?:${POST_LETTERS.join("|")})(?!\p{L}))`;

/** Whether the text is the name of a person with a form of address. */
export const IS_TITLED = patternOf(`^${TITLED}$`, "u");
/** Whether the text may be the name of a person without one. */
export const IS_FULL_NAME = patternOf(`^${FULL_NAME}$`, "u");

export const OFFICE = String.raw`(?:[Tt]he )?(?:${OFFICE_HEADS.join("|")})[\p{L}]*(?:,? (?:(?:of|and|&|to the|the) )*\p{Lu}[\p{L}'’]*){0,5}`;
export const CONTACT = String.raw`(?:(?:\+?234|0)[789][01]|[\w.+-]+@|WhatsApp|whatsapp)`;
export const LABEL = String.raw`(?:Addressee|[Pp]oint of contact|(?:Lead )?[Cc]onsultant|[Oo]fficer|Admin|Attn|Contact|Recruiter|Recruitment|HR|Hiring|Manager|Supervisor|Interlocut(?:eur|rice))`;
export const GOES_TO = String.raw`(?<!\p{L})(?:[Aa]ddress(?:ed|ez)?|[Aa]pply|[Ww]rite|[Ss]en[dt]|[Ff]orward(?:ed)?|[Mm]ail(?:ed)?|[Ss]ubmit(?:ted)?|[Rr]each|[Ww]hats[Aa]pp|[Cc]all|[Cc]ontact|[Cc]hat|[Aa]sk (?:for|of)|[Ss]ee|[Tt]ext|[Mm]eet|adressée?)`;
