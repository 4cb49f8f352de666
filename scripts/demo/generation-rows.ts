import type { CreditKind } from "~/features/billing/credit-lots";
import type { PlanId } from "~/features/billing/plans";
import { minutes, seconds } from "~/time";
import { standingOf, type SimulatedUser } from "./simulated-user";
import { callModels, giveConsent, type Model } from "./models";
import { applicationOf } from "./application-rows";
import { personalise, type Application } from "./applications";

type Request = {
  at: number;
  kinds: CreditKind[];
  application: Application;
  phone: string;
  model: Model | null;
};

// Returns the time of completion.
export function request(simulated: SimulatedUser, { at, kinds, application, phone, model }: Request): number {
  const { random, rows, user, until } = simulated;
  const startedAt = at + random.integer(150, 1800);
  const finishedAt = Math.min(
    until,
    startedAt + (model ? random.integer(seconds(3), seconds(24)) : random.integer(120, 900)),
  );
  const failed = random.chance(0.012) ? kinds.filter(() => random.chance(0.6)) : [];
  const status = statusOf(failed.length, kinds.length);
  const id = random.id();
  const applicationId = applicationOf(simulated, application, at, failed.length < kinds.length);
  rows.generations.push({
    id,
    createdAt: new Date(at),
    userId: user.id,
    idempotencyKey: random.id(),
    inputHash: random.hex(64),
    status,
    applicationId,
    freeKinds: [],
    resumeName: random.pick(["CV.pdf", "My CV.docx", "resume.pdf", `${user.firstName} CV.pdf`]),
    questionnaire: null,
    tone: "plain",
    length: "standard",
    allowedProviders: model ? [model.slug] : [],
    stages: [{ stage: "write", startedAt, endedAt: finishedAt }],
    findings: null,
    startedAt: new Date(startedAt),
    finishedAt: new Date(finishedAt),
  });
  simulated.visits.push(
    Math.max(user.emailVerifiedAt?.getTime() ?? at, at - random.integer(minutes(1), minutes(9))),
  );
  if (model) giveConsent(simulated, model, at);
  for (const kind of kinds) addLedgerEntry(simulated, id, kind, "reserved", -1, at);
  const { plan } = standingOf(simulated, at);
  simulated.countedEvents.push({ type: "generation", at: new Date(at), plan, value: kinds.length, of: id });
  const cost = model
    ? kinds.reduce(
        (sum, kind) => sum + callModels(simulated, { generationId: id, kind, model, at: startedAt }),
        0,
      )
    : 0;
  if (cost > 0)
    simulated.countedEvents.push({ type: "ai_cost", at: new Date(finishedAt), plan, value: cost, of: id });
  for (const kind of kinds) {
    if (failed.includes(kind)) fail(simulated, id, kind, finishedAt);
    else
      deliver(simulated, {
        generationId: id,
        applicationId,
        kind,
        application,
        phone,
        model,
        plan,
        at: finishedAt,
      });
  }
  return finishedAt;
}

function statusOf(failed: number, all: number): "succeeded" | "partly" | "failed" {
  if (failed === 0) return "succeeded";
  return failed === all ? "failed" : "partly";
}

type Delivery = {
  generationId: string;
  applicationId: string;
  kind: CreditKind;
  application: Application;
  phone: string;
  model: Model | null;
  plan: PlanId;
  at: number;
};

function deliver(
  simulated: SimulatedUser,
  { generationId, applicationId, kind, application, phone, model, plan, at }: Delivery,
): void {
  const { random, rows, user } = simulated;
  const { content, notes, passed, reverted, codes } = application[kind];
  const { jobTitle, companyName, companyLocation } = application;
  const id = random.id();
  const day = new Date(at);
  rows.documents.push({
    id,
    createdAt: day,
    updatedAt: day,
    userId: user.id,
    applicationId,
    generationId,
    type: kind,
    title: `${kind === "resume" ? "Resume" : "Cover letter"}: ${jobTitle}, ${companyName}`,
    content: personalise(content, simulated, phone, at),
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
    modelLabel: model ? `${model.label} (${model.model})` : "",
    preview: [],
  });
  const repaired = model && random.chance(0.15) ? 1 : 0;
  const before = random.integer(34, 66);
  rows.factChecks.push({
    id: random.id(),
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
    scoreAfter: kind === "resume" ? before + random.integer(6, 28) : null,
  });
  simulated.countedEvents.push({ type: "document", at: day, documentType: kind, plan, of: id });
  addLedgerEntry(simulated, generationId, kind, "spent", 0, at);
}

function fail(simulated: SimulatedUser, generationId: string, kind: CreditKind, at: number): void {
  simulated.rows.generationParts.push({
    generationId,
    type: kind,
    status: "failed",
    documentId: null,
    notes: [],
    modelLabel: "",
    preview: [],
  });
  addLedgerEntry(simulated, generationId, kind, "released", 1, at);
}

// As features/billing/credits.server.ts writes it.
function addLedgerEntry(
  { random, rows, usage, user }: SimulatedUser,
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
    key: `${event === "reserved" ? "reserved" : "completed"}:${generationId}:${kind}`,
  };
  usage.push(row);
  rows.creditLedger.push({ id: random.id(), userId: user.id, generationId, ...row });
}
