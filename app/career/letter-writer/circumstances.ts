import { anyOf } from "~/pattern";
import { serviceByPaper, serviceByPost } from "../matching/check-papers";
import { isApprenticeship, isBreak, isOfficeOfClub, isUnpaid, monthsOfExperience } from "../tenure";
import { isPlaceName } from "../job-advert/rules-person";
import { foldText } from "../nlp/fold";
import { isBlank, type Profile } from "../profile.schema";
import { familiesOf, isOfFamily } from "../matching/trade-families";
import { calmName, calmPlace, calmPost, withoutNote } from "../writer/casing";
import { rolesOf, type Role } from "../writer/roles";
import { namesRole, namesSomebody } from "./role-names";
import type { LetterPlan, PlannedPost, PlannedTenure, ProofLine } from "./letter-plan";

/**
 * The present post, or the one that ended last. Of several present ones it is one in the trade of the advert's `title`; of those that ended, one in
 * that trade or `answering` the advert ("work.0") where there is such a one. A post without a title is not written.
 */
export function findPost(
  profile: Profile,
  { title = "", answering = new Set() }: { title?: string; answering?: ReadonlySet<string> } = {},
): PlannedPost | undefined {
  const held = postsOf(profile).filter(
    ({ position, employer = "" }) =>
      !isBreak({ position }) &&
      !IS_PAPER.test(position) &&
      !isOfficeOfClub({ position, name: employer }) &&
      !IS_SENTENCE.test(position),
  );
  // Words that name no role may be anything: they are a post only where there is no other.
  const named = held.filter(({ position }) => namesRole(position) && !isApprenticeship({ position }));
  const posts = named.length > 0 ? named : held.filter(({ position }) => position.split(" ").length <= 4);
  const families = familiesOf(title);
  const isOfTrade = ({ position }: PlannedPost) => isOfFamily(families, position);
  const allPresent = posts.filter(({ endDate }) => endDate === "present");
  const present = allPresent.some(isOfTrade) ? allPresent.filter(isOfTrade) : allPresent;
  // Who helps without pay at present is known by the post before, one of the trade where there is one.
  const before =
    present.length > 0 && present.every(isUnpaid)
      ? (posts.find((one) => !isUnpaid(one) && (isOfTrade(one) || answering.has(one.sourceIds[0] ?? ""))) ??
        posts.find((one) => !isUnpaid(one)))
      : undefined;
  // Of several present posts the one with the most to tell, not the one that began last: a locum's weekends come second.
  const main = present.toSorted((a, b) => linesOf(b, profile) - linesOf(a, profile))[0];
  return (
    before ??
    main ??
    untitledPost(profile) ??
    posts.find((one) => isOfTrade(one) || answering.has(one.sourceIds[0] ?? "")) ??
    posts[0]
  );
}

/** Whether a post has ended, is of another trade, and its holder asks for a first post of a career: a graduate's shop during the holidays. */
export function isOfNewcomer({ position, endDate }: PlannedPost, title: string): boolean {
  return FOR_NEWCOMERS.test(title) && endDate !== "present" && !isOfFamily(familiesOf(title), position);
}
const FOR_NEWCOMERS = /\b(?:graduates?|trainees?|interns?(?:hip)?|entry[- ]level|corps? members?|nysc)\b/i;

/** The newest work where it has no title: the employer alone is told. */
function untitledPost(profile: Profile): PlannedPost | undefined {
  const [newest] = rolesOf(profile).filter(({ kind }) => kind === "work");
  const at = Number(newest?.id.split(".")[1]);
  const job = profile.work[at];
  return job?.name && !newest?.title
    ? {
        position: "",
        employer: calmPlace(withoutNote(job.name)),
        ...(job.startDate && { startDate: job.startDate }),
        ...(job.endDate && { endDate: job.endDate }),
        sourceIds: [`work.${at}`],
      }
    : undefined;
}

/** A sentence about a post: "I was class teacher"; the I of "Nursing Officer I (Labour Ward)" counts grades. */
const IS_SENTENCE = /(?<!\p{L})(?:I(?= (?!(?:in|of|and|at)\b)\p{L})|(?:my|was|am|is|did|here)(?!\p{L}))/u;
// A credit desk is no paper.
const IS_PAPER = /(?<!\p{L})(?:certificates?|credits|credit (?:pass|in))(?!\p{L})/iu;

function linesOf({ sourceIds: [id = ""] }: PlannedPost, { work }: Profile): number {
  return work[Number(id.split(".")[1])]?.highlights.length ?? 0;
}

/** The posts that the person held before `post`, the newest first. */
export function findEarlierPosts(profile: Profile, post: PlannedPost | undefined): PlannedPost[] {
  return postsOf(profile).filter(
    ({ sourceIds: [id], position, endDate }) =>
      id !== post?.sourceIds[0] && namesSomebody(position) && isBefore(endDate, post),
  );
}

/** What is told as "before that" has an end, and that no later than the beginning of the post it is told after. */
function isBefore(end: string | undefined, post: PlannedPost | undefined): boolean {
  if (!end || end === "present") return false;
  const begin = post?.startDate;
  return !begin || end.slice(0, begin.length) <= begin.slice(0, end.length);
}

function postsOf(profile: Profile): PlannedPost[] {
  return rolesOf(profile)
    .filter(({ kind }) => kind === "work")
    .flatMap((role) => postOf(role, profile) ?? []);
}

function postOf(role: Role, { work }: Profile): PlannedPost | undefined {
  const job = work[Number(role.id.split(".")[1])];
  if (!role.title || !job) return undefined;
  return {
    position: calmPost(withoutNote(role.title)),
    ...(role.place && { employer: calmPlace(withoutNote(role.place)) }),
    ...(job.startDate && { startDate: job.startDate }),
    ...(job.endDate && { endDate: job.endDate }),
    sourceIds: [role.id],
  };
}

/**
 * Whole years in the present post, or with its employer where the person held several posts there without a break;
 * undefined for less than a year, and where it is all of the `inAll` years of work.
 */
export function findTenure(
  { work }: Profile,
  post: PlannedPost | undefined,
  today: string,
  inAll: number | undefined,
): PlannedTenure | undefined {
  if (post?.endDate !== "present" || inAll === undefined) return undefined;
  const own = work[Number(post.sourceIds[0]?.split(".")[1])];
  if (!own?.startDate) return undefined;
  const same = work.flatMap((job, at) => (job.name && job.name === own.name ? [{ job, at }] : []));
  const jobs = same.map(({ job }) => job);
  const [first = own.startDate] = jobs.flatMap(({ startDate }) => startDate ?? []).toSorted();
  const months = monthsOfExperience(jobs, today);
  const isUnbroken =
    jobs.length > 1 &&
    monthsOfExperience([{ ...own, startDate: first }], today) - months <= 1 &&
    post.employer !== undefined;
  const count = Math.floor((isUnbroken ? months : monthsOfExperience([own], today)) / 12);
  if (count < 1 || count >= inAll) return undefined;
  return isUnbroken && post.employer
    ? { count, employer: post.employer, sourceIds: same.map(({ at }) => `work.${at}`) }
    : { count, sourceIds: post.sourceIds };
}

/** The national service; without a status, by the end of its period. */
export function findService(profile: Profile, today: string): LetterPlan["service"] {
  return statedService(profile, today) ?? byPaper(profile) ?? byPost(profile, today);
}

function byPost(profile: Profile, today: string): LetterPlan["service"] {
  const found = serviceByPost(profile, today);
  if (!found) return undefined;
  const { status, year, at } = found;
  return { status, ...(year && { year }), sourceIds: [at] };
}

function byPaper(profile: Profile): LetterPlan["service"] {
  const found = serviceByPaper(profile);
  const year = found && profile.certificates[found.at]?.date?.slice(0, 4);
  return found && { status: found.status, ...(year && { year }), sourceIds: [`certificates.${found.at}`] };
}

function statedService({ nysc }: Profile, today: string): LetterPlan["service"] {
  const { endDate } = nysc ?? {};
  const isOver = endDate !== undefined && endDate !== "present" && endDate < today.slice(0, endDate.length);
  const status = nysc?.status ?? (isOver ? "discharged" : undefined);
  if (status !== "discharged" && status !== "serving" && status !== "exempted") return undefined;
  const year = endDate?.slice(0, 4);
  return {
    status,
    ...(year && /^\d{4}$/.test(year) && { year }),
    sourceIds: ["nysc"],
  };
}

// A house and a street are for the letter's head: nobody lives "in" them.
const STREET = anyOf(
  [
    /\d/, // 14 Oke-Ola
    /^(?:behind|opposite|opp|beside|near|off|along|by|adjacent|after|before|plot|flat|block|house|c\/o)\b/, // Behind Central Mosque
    /\b(?:road|rd|street|str|st|avenue|ave|close|crescent|lane|way|drive|rue|straße|calle)\.?$/, // Oke-Ola Street
  ],
  "i",
);

/**
 * Where the person lives, without the house, the hostel or the office in the address: the town that the advert names, or the first known one. Told only where the advert
 * names the same place: elsewhere it is no argument.
 */
export function findHome({ basics }: Profile, location: string): ProofLine | undefined {
  const asked = location.toLowerCase();
  const parts = (basics.location ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part && !isBlank(part) && !/^nigeria$/i.test(part));
  const named = parts.findIndex((part) => asked.includes(part.toLowerCase()));
  if (named < 0) return undefined;
  const known = parts.findIndex((part) => isTown(part));
  const first = known < 0 ? named : Math.min(named, known);
  const town = parts.slice(first).filter((part) => !STREET.test(part));
  return town.length === 0
    ? undefined
    : { text: town.map((part) => calmName(part)).join(", "), sourceIds: ["basics.location"] };
}

/** "Ibadan", "Ojodu Berger Lagos", "Kogi State" */
function isTown(part: string): boolean {
  const words = foldText(part).split(" ");
  return (
    isPlaceName(words.join(" ")) ||
    (words.length > 1 && isPlaceName(words.at(-1) ?? "")) ||
    / state$/iu.test(part)
  );
}
