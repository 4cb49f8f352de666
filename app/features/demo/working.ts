import type { CreditKind } from "~/features/billing/lots";
import type { PlanId } from "~/features/billing/plans";
import { shortfallOf } from "~/features/billing/shortfall";
import { days, hours, minutes, seconds } from "~/time";
import { wakingTime } from "./calendar";
import type { Weighed } from "./chance";
import { isOpen, standingThen, type Life } from "./life";
import { callModels, consentTo, modelFor, type Model } from "./models";
import { inTheirName, type Paper } from "./papers";

const WISHES: Weighed<CreditKind[]> = [
  [["cover_letter", "resume"], 58],
  [["cover_letter"], 29],
  [["resume"], 13],
];

/** Everything the person has written in the year, as far as their credits reach at each moment. `papers`: the applications of their trade. */
export function work(life: Life, papers: Paper[]): void {
  const { chance } = life;
  const phone = `+234 ${chance.pick(["803", "806", "813", "816", "705", "902", "708", "809"])} 555 0${chance.digits(3)}`;
  const model = modelFor(chance);
  let earliest = 0;
  for (const wished of wishesOf(life)) {
    const at = Math.max(wished, earliest);
    if (!isOpen(life, at)) return;
    const kinds = affordable(life, chance.weigh(WISHES), at);
    if (kinds.length > 0)
      earliest = request(life, { at, kinds, paper: chance.pick(papers), phone, model }) + minutes(2);
  }
}

// Most in the first hours of the trial, then some in each period that is paid.
function wishesOf(life: Life): number[] {
  const { chance, until, user } = life;
  const start = user.emailVerifiedAt?.getTime();
  if (start === undefined) return [];
  const trial = chance.weigh([
    [0, 17],
    [1, 42],
    [2, 30],
    [3, 11],
  ]);
  const first = Array.from({ length: trial }, (_, n) =>
    n === 0 && chance.is(0.8)
      ? start + chance.whole(minutes(2), minutes(25))
      : wakingTime(chance, start + chance.wait(days(2)), start + minutes(10)),
  );
  const paid = standingThen(life, until).segments.flatMap(({ plan, startsAt, endsAt }) => {
    const [from, to] = [startsAt.getTime(), Math.min(until, endsAt.getTime())];
    const mean = ((plan === "agba" ? 3 : 1.7) * (to - from)) / days(30);
    const many =
      Math.floor(mean) +
      Number(chance.is(mean % 1)) +
      chance.weigh([
        [-1, 28],
        [0, 50],
        [1, 22],
      ]);
    return Array.from({ length: Math.max(0, many) }, () =>
      wakingTime(chance, from + (to - from) * chance.unit() ** 1.6, from),
    );
  });
  return [...first, ...paid].sort((one, other) => one - other);
}

function affordable(life: Life, kinds: CreditKind[], at: number): CreditKind[] {
  const standing = standingThen(life, at);
  if (!shortfallOf(standing, kinds)) return kinds;
  return kinds.filter((kind) => !shortfallOf(standing, [kind])).slice(0, 1);
}

type Request = { at: number; kinds: CreditKind[]; paper: Paper; phone: string; model: Model | null };

// Returns when it was finished.
function request(life: Life, { at, kinds, paper, phone, model }: Request): number {
  const { chance, rows, user, until } = life;
  const startedAt = at + chance.whole(150, 1800);
  const finishedAt = Math.min(
    until,
    startedAt + (model ? chance.whole(seconds(3), seconds(24)) : chance.whole(120, 900)),
  );
  const failed = chance.is(0.012) ? kinds.filter(() => chance.is(0.6)) : [];
  const status = statusOf(failed.length, kinds.length);
  const { jobTitle, companyName, companyLocation } = paper;
  const id = chance.id();
  rows.generations.push({
    id,
    createdAt: new Date(at),
    userId: user.id,
    idempotencyKey: chance.id(),
    inputHash: chance.hex(64),
    status,
    jobTitle,
    companyName,
    companyLocation,
    jobDescription: paper.advert,
    resumeText: inTheirName(paper.resumeText, life, phone, at),
    resumeName: chance.pick(["CV.pdf", "My CV.docx", "resume.pdf", `${user.firstName} CV.pdf`]),
    answers: null,
    tone: "plain",
    length: "standard",
    mayUse: model ? [model.slug] : [],
    stages: [{ stage: "write", startedAt, endedAt: finishedAt }],
    findings: null,
    startedAt: new Date(startedAt),
    finishedAt: new Date(finishedAt),
  });
  life.visits.push(
    Math.max(user.emailVerifiedAt?.getTime() ?? at, at - chance.whole(minutes(1), minutes(9))),
  );
  if (model) consentTo(life, model, at);
  for (const kind of kinds) note(life, id, kind, "reserved", -1, at);
  const { plan } = standingThen(life, at);
  life.counted.push({ type: "generation", at: new Date(at), plan, value: kinds.length, of: id });
  const cost = model
    ? kinds.reduce((sum, kind) => sum + callModels(life, { generationId: id, kind, model, at: startedAt }), 0)
    : 0;
  if (cost > 0) life.counted.push({ type: "ai_cost", at: new Date(finishedAt), plan, value: cost, of: id });
  for (const kind of kinds) {
    if (failed.includes(kind)) fail(life, id, kind, finishedAt);
    else deliver(life, { generationId: id, kind, paper, phone, model, plan, at: finishedAt });
  }
  return finishedAt;
}

function statusOf(failed: number, all: number): "succeeded" | "partly" | "failed" {
  if (failed === 0) return "succeeded";
  return failed === all ? "failed" : "partly";
}

type Delivery = {
  generationId: string;
  kind: CreditKind;
  paper: Paper;
  phone: string;
  model: Model | null;
  plan: PlanId;
  at: number;
};

function deliver(life: Life, { generationId, kind, paper, phone, model, plan, at }: Delivery): void {
  const { chance, rows, user } = life;
  const { content, notes, passed, reverted, codes } = paper[kind];
  const { jobTitle, companyName, companyLocation } = paper;
  const id = chance.id();
  const day = new Date(at);
  rows.documents.push({
    id,
    createdAt: day,
    updatedAt: day,
    userId: user.id,
    generationId,
    type: kind,
    title: `${kind === "resume" ? "Resume" : "Cover letter"}: ${jobTitle}, ${companyName}`,
    content: inTheirName(content, life, phone, at),
    jobTitle,
    companyName,
    companyLocation,
  });
  rows.generationParts.push({
    generationId,
    type: kind,
    status: "ready",
    documentId: id,
    notes,
    writer: model ? `${model.label} (${model.model})` : "",
    shown: [],
  });
  const repaired = model && chance.is(0.15) ? 1 : 0;
  const before = chance.whole(34, 66);
  rows.aiChecks.push({
    id: chance.id(),
    createdAt: day,
    generationId,
    documentType: kind,
    provider: model?.slug ?? "builtin",
    model: model?.model ?? "",
    promptVersion: null,
    passed,
    repaired,
    reverted,
    codes,
    scoreBefore: before,
    scoreAfter: kind === "resume" ? before + chance.whole(6, 28) : null,
  });
  life.counted.push({ type: "document", at: day, about: kind, plan, of: id });
  note(life, generationId, kind, "spent", 0, at);
}

function fail(life: Life, generationId: string, kind: CreditKind, at: number): void {
  life.rows.generationParts.push({
    generationId,
    type: kind,
    status: "failed",
    documentId: null,
    notes: [],
    writer: "",
    shown: [],
  });
  note(life, generationId, kind, "released", 1, at);
}

// As features/billing/credits.server.ts writes it.
function note(
  { chance, rows, usage, user }: Life,
  generationId: string,
  kind: CreditKind,
  event: "reserved" | "spent" | "released",
  amount: number,
  at: number,
): void {
  const row = {
    createdAt: new Date(at),
    kind,
    event,
    amount,
    key: `${event === "reserved" ? "reserved" : "settled"}:${generationId}:${kind}`,
  };
  usage.push(row);
  rows.creditLedger.push({ id: chance.id(), userId: user.id, generationId, ...row });
}

/** Visits that came to nothing: looking at what is there, downloading again. */
export function lookIn(life: Life): void {
  const { chance, visits, until } = life;
  const first = visits[0];
  if (first === undefined) return;
  for (
    let at = first + chance.wait(days(3));
    isOpen(life, at) && chance.is(0.62);
    at += chance.wait(days(9)) + hours(3)
  )
    visits.push(wakingTime(chance, Math.min(at, until - minutes(45)), first));
}
