import { createHash } from "node:crypto";
import {
  answerAdvertQuestion,
  checkAdvert,
  type AdvertCheck,
  type AdvertToCheck,
} from "~/features/writing/check-advert.server";
import { ADVERT_LIMIT, ADVERT_TOO_LONG } from "~/features/writing/generation.schema";
import { Refusal } from "~/refusal";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

const PROPOSED = ["jobTitle", "companyName", "companyLocation"] as const;
type Proposals = Record<(typeof PROPOSED)[number], string>;

export type CheckedAdvert = {
  status: number;
  advert?: AdvertCheck;
  /** Which advert was read, and what it proposed and the form took: the next advert takes that away again. */
  seen: string;
  proposals: Proposals;
  /** Why it was not read, or an answer not stored; `questionId` says which answer. */
  error?: { text: string; questionId?: string };
};

const MIN_ADVERT = 10;

/** Whether a button of the advert's part was pressed: `check` reads the advert, `post` chooses one of its posts, `answer` stores an answer. */
export function isAdvertButton(fields: FormData): boolean {
  return fields.has("check") || fields.has("post") || fields.has("answer");
}

/** Reads the advert of a form, does what a button of its part asks for, and fills post and employer in `fields`. */
export async function checkAdvertInForm(fields: FormData, userId: string): Promise<CheckedAdvert> {
  const post = textOf(fields, "post");
  const proposals = proposalsIn(fields);
  const own = { ...ownValues(fields, proposals), ...(post !== "" && { jobTitle: post }) };
  const advert = advertIn(fields, own);
  const unread = { seen: "", proposals };
  if (advert.jobDescription.length < MIN_ADVERT)
    return { ...unread, status: 400, error: { text: "Paste the advert first: all of it." } };
  if (textOf(fields, "jobDescription", Infinity).length > ADVERT_LIMIT)
    return { ...unread, status: 400, error: { text: ADVERT_TOO_LONG } };
  try {
    enforceRateLimit("advicePerUser", userId);
    const error = await storeAnswer(fields, userId, advert);
    const checked = await checkAdvert(userId, advert);
    return {
      status: error ? 400 : 200,
      advert: checked,
      seen: digestOf(advert.jobDescription),
      proposals: acceptProposals(fields, own, checked),
      ...(error && { error }),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...unread, status: error.status, error: { text: error.message } };
  }
}

/**
 * The check of an advert that fills in the post or the employer that a form of the page has left out, and the first field that it filled, if the advert says
 * one; undefined where nothing is left out.
 */
export async function proposeTarget(
  fields: FormData,
  userId: string,
): Promise<{ checked: CheckedAdvert; field: string | undefined } | undefined> {
  const left = (["jobTitle", "companyName"] as const).filter((name) => textOf(fields, name) === "");
  if (!fields.has("seen") || left.length === 0) return undefined;
  const checked = await checkAdvertInForm(fields, userId);
  return { checked, field: left.find((name) => textOf(fields, name) !== "") };
}

/** The check of an advert whose warnings and unmet rules the form has not shown yet; undefined where there is nothing to show. */
export async function unseenWarnings(fields: FormData, userId: string): Promise<CheckedAdvert | undefined> {
  if (!fields.has("seen") || textOf(fields, "seen") === digestOf(advertIn(fields).jobDescription))
    return undefined;
  const checked = await checkAdvertInForm(fields, userId);
  const { warnings = [], rules = [] } = checked.advert ?? {};
  return warnings.length > 0 || rules.some(({ state }) => state === "unmet") ? checked : undefined;
}

async function storeAnswer(
  fields: FormData,
  userId: string,
  advert: AdvertToCheck,
): Promise<CheckedAdvert["error"]> {
  const questionId = textOf(fields, "answer");
  if (questionId === "") return undefined;
  try {
    await answerAdvertQuestion(userId, advert, {
      questionId,
      value: textOf(fields, `answer-${questionId}`, 1000),
      place: textOf(fields, `where-${questionId}`),
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "BAD_VALUE") throw error;
    return { text: error.message, questionId };
  }
}

function advertIn(fields: FormData, own: Partial<Proposals> = {}): AdvertToCheck {
  return {
    jobDescription: textOf(fields, "jobDescription", ADVERT_LIMIT),
    jobTitle: own.jobTitle ?? "",
    companyName: own.companyName ?? "",
    uploadId: textOf(fields, "uploadId"),
    isNewPerson: textOf(fields, "isCreatingNewResume") === "true",
  };
}

function proposalsIn(fields: FormData): Proposals {
  const proposed = (name: string) => textOf(fields, `proposed-${name}`);
  return {
    jobTitle: proposed("jobTitle"),
    companyName: proposed("companyName"),
    companyLocation: proposed("companyLocation"),
  };
}

/** What the person wrote themselves: a value that an advert proposed counts as empty, unless it is still the same advert. */
function ownValues(fields: FormData, proposals: Proposals): Proposals {
  // The post that was chosen stays when a resume has the same advert checked again.
  const isSameAdvert = textOf(fields, "seen") === digestOf(textOf(fields, "jobDescription", ADVERT_LIMIT));
  const own = (name: (typeof PROPOSED)[number]) => {
    const value = textOf(fields, name);
    return value === proposals[name] && !isSameAdvert ? "" : value;
  };
  return {
    jobTitle: own("jobTitle"),
    companyName: own("companyName"),
    companyLocation: own("companyLocation"),
  };
}

function acceptProposals(fields: FormData, own: Proposals, { proposed, posts }: AdvertCheck): Proposals {
  const taken = { ...own };
  for (const name of PROPOSED) {
    const isFromAdvert =
      own[name] === "" || own[name] === proposed[name] || (name === "jobTitle" && posts.includes(own[name]));
    const value = own[name] || proposed[name];
    fields.set(name, value);
    taken[name] = isFromAdvert ? value : "";
  }
  return taken;
}

function digestOf(advert: string): string {
  return createHash("sha256").update(advert).digest("base64url").slice(0, 16);
}

function textOf(fields: FormData, name: string, max = 300): string {
  return String(fields.get(name) ?? "")
    .replaceAll("\r\n", "\n")
    .slice(0, max)
    .trim();
}
