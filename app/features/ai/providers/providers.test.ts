import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { aiBreakers, aiModels, aiProviders, auditLog, users } from "~/db/schema";
import { listAuditEvents } from "~/features/admin/audit.server";
import { formatChange } from "~/features/admin/audit-text";
import { decryptKey } from "./api-keys.server";
import { saveCapabilityOverrides } from "./capability-overrides.server";
import { getProviderCard, listProviderCards, serializeProvider } from "./provider-cards.server";
import { ProviderForm } from "./provider.schema";
import {
  activateProvider,
  activateProviderByName,
  resetBreakers,
  removeKey,
  configureProvider,
} from "./providers.server";
import { saveProvider } from "./save-provider.server";
import { listMissingRequirements } from "./provider-requirements.server";
import { findProvider } from "./find-provider.server";

const KEY = "sk-test-planted-9f3a77c1d2";
const NOW = new Date("2026-11-21T10:00:00Z");
const actor = { userId: "admin", address: "10.0.0.1" };
const record = {
  legalEntity: "OpenAI OpCo, LLC",
  country: "US",
  mechanism: "Contractual clauses",
  terms: "30 days, no training",
  agreementUrl: "https://openai.com/policies/data-processing-addendum/",
  checkedOn: "2026-11-20",
};

beforeEach(() => {
  for (const table of [aiBreakers, aiModels, aiProviders, auditLog, users]) db.delete(table).run();
  db.insert(users)
    .values({
      id: "admin",
      createdAt: NOW,
      updatedAt: NOW,
      email: "admin@example.com",
      firstName: "Tunde",
      lastName: "Balogun",
      role: "admin",
    })
    .run();
  for (const [slug, label] of [
    ["openai", "OpenAI"],
    ["claude", "Claude (Anthropic)"],
    ["custom", "Your own server"],
  ] as const)
    db.insert(aiProviders).values({ slug, label, createdAt: NOW, updatedAt: NOW }).run();
  db.insert(aiModels)
    .values({
      provider: "openai",
      model: "gpt-3.5-turbo",
      updatedAt: NOW,
      origin: "seeded",
      status: "retired",
      shutdownDate: "2026-10-23",
      replacement: "gpt-6-luna",
    })
    .run();
  db.insert(aiModels)
    .values({
      provider: "openai",
      model: "gpt-old",
      updatedAt: NOW,
      origin: "seeded",
      status: "active",
      shutdownDate: "2026-11-01",
    })
    .run();
});

const form = (fields: Record<string, unknown>) => ProviderForm.parse({ ...record, ...fields });

test("a key is stored encrypted, and only its last four characters are shown", () => {
  saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-6-luna" }), NOW);
  const row = findProvider("openai");
  expect(decryptKey("openai", row.keyCipher ?? "")).toBe(KEY);
  expect(serializeProvider(row)).toEqual({
    id: "openai",
    name: "OpenAI",
    apiKey: "••••••••c1d2",
    model: "gpt-6-luna",
    isActive: false,
    updatedAt: NOW.toISOString(),
  });
  const shown = JSON.stringify([listProviderCards(NOW), listAuditEvents(["provider"])]);
  expect(shown).toContain("c1d2");
  expect(shown).not.toContain(KEY);
  expect(shown).not.toContain(row.keyCipher);
  expect(shown).not.toContain(row.keyHash);
});

test("an empty or masked key does not change the stored key", () => {
  saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-6-luna" }));
  for (const apiKey of ["", "••••••••c1d2", "****c1d2"])
    saveProvider(actor, "openai", form({ apiKey, model: "gpt-6-sol" }));
  expect(decryptKey("openai", findProvider("openai").keyCipher ?? "")).toBe(KEY);
});

test("key and model are both required", () => {
  expect(() => saveProvider(actor, "openai", form({ model: "gpt-6-luna" }))).toThrow("Add the API key.");
  expect(() => saveProvider(actor, "openai", form({ apiKey: KEY }))).toThrow("Choose a model.");
  expect(() => saveProvider(actor, "custom", form({ model: "llama" }))).toThrow(
    "Give the address of your server.",
  );
  expect(
    saveProvider(actor, "custom", form({ model: "llama", baseUrl: "https://llm.example/v1" })).model,
  ).toBe("llama");
  expect(db.select().from(auditLog).all()).toHaveLength(1);
});

test("a key copied with other text is refused before it is stored", () => {
  for (const apiKey of ["sk-a b", "key: sk-1", "sk-ключ"])
    expect(ProviderForm.safeParse({ apiKey }).success).toBe(false);
  expect(ProviderForm.parse({ apiKey: `  ${KEY}\n` }).apiKey).toBe(KEY);
});

test("an address must be allowed, and a stored key is never sent to a new one", () => {
  for (const baseUrl of [
    "http://169.254.169.254/v1",
    "http://llm.example/v1",
    "https://user:pass@llm.example/v1",
    "llm.example",
  ]) {
    expect(() => saveProvider(actor, "custom", form({ model: "llama", baseUrl })), baseUrl).toThrow();
  }
  saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-6-luna" }));
  expect(() =>
    saveProvider(actor, "openai", form({ model: "gpt-6-luna", baseUrl: "https://elsewhere.example/v1" })),
  ).toThrow("type the key again");
  expect(findProvider("openai").baseUrl).toBeNull();
  expect(
    saveProvider(
      actor,
      "openai",
      form({ apiKey: KEY, model: "gpt-6-luna", baseUrl: "https://elsewhere.example/v1" }),
    ).baseUrl,
  ).toBe("https://elsewhere.example/v1");
});

test("a retired model is refused by status or date, and its replacement is named", () => {
  expect(() => saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-3.5-turbo" }))).toThrow(
    "Its maker recommends gpt-6-luna instead.",
  );
  expect(() => saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-old" }))).toThrow(
    "gpt-old was retired on 2026-11-01.",
  );
  saveProvider(actor, "openai", form({ apiKey: KEY, otherModel: "gpt-brand-new" }));
  expect(getProviderCard("openai").models.find(({ model }) => model === "gpt-brand-new")).toMatchObject({
    origin: "typed",
    state: "unknown",
  });
});

test("no provider is activated or made a fallback without a transfer record", () => {
  for (const missing of ["legalEntity", "country", "mechanism", "terms", "agreementUrl", "checkedOn"]) {
    saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-6-luna", [missing]: "" }));
    expect(listMissingRequirements(findProvider("openai"))).toEqual([
      "the record of where people's text goes",
    ]);
    expect(() => activateProvider(actor, "openai"), missing).toThrow("First record where");
    expect(
      () => saveProvider(actor, "openai", form({ model: "gpt-6-luna", [missing]: "", fallbackRank: "1" })),
      missing,
    ).toThrow("First record where");
  }
  saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-6-luna" }));
  activateProvider(actor, "openai");
  expect(findProvider("openai").isActive).toBe(true);
  expect(() => saveProvider(actor, "openai", form({ model: "gpt-6-luna", country: "" }))).toThrow(
    "First record where",
  );
});

test("at most one provider is active, and the built-in writer is selected by its name", () => {
  saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-6-luna" }));
  saveProvider(actor, "claude", form({ apiKey: KEY, model: "claude-haiku-5-5" }));
  expect(activateProviderByName(actor, "OpenAI")).toBe("OpenAI");
  expect(activateProviderByName(actor, "claude (anthropic)")).toBe("Claude (Anthropic)");
  expect(
    db.select({ slug: aiProviders.slug }).from(aiProviders).where(eq(aiProviders.isActive, true)).all(),
  ).toEqual([{ slug: "claude" }]);
  expect(activateProviderByName(actor, "builtin")).toBe("The built-in writer");
  expect(listProviderCards().some(({ isActive }) => isActive)).toBe(false);
  expect(() => activateProviderByName(actor, "nobody")).toThrow("There is no provider of that name.");
});

test("configuration with isActive is one step: when activation is refused, nothing is saved", () => {
  expect(() => configureProvider(actor, "OpenAI", { apiKey: KEY, model: "gpt-6-luna" }, true)).toThrow(
    "First record where",
  );
  expect(findProvider("openai")).toMatchObject({ keyCipher: null, model: "" });
  expect(configureProvider(actor, "OpenAI", { apiKey: KEY, model: "gpt-6-luna" }, false).model).toBe(
    "gpt-6-luna",
  );
});

test("a new key, model or address clears the last test and closes the breakers; other changes do not", () => {
  const breaker = {
    key: "openai:h:m",
    updatedAt: NOW,
    provider: "openai",
    model: "m",
    state: "open" as const,
  };
  saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-6-luna" }));
  const spoil = () => {
    db.update(aiProviders)
      .set({ lastTest: { at: 1, ok: true, step: "call", message: "" } })
      .run();
    db.insert(aiBreakers).values(breaker).onConflictDoNothing().run();
  };
  spoil();
  const { configVersion } = saveProvider(actor, "openai", form({ model: "gpt-6-luna", maxConcurrency: "9" }));
  expect([findProvider("openai").lastTest?.ok, db.select().from(aiBreakers).all().length]).toEqual([true, 1]);
  expect(saveProvider(actor, "openai", form({ model: "gpt-6-sol" })).configVersion).toBe(configVersion + 1);
  expect([findProvider("openai").lastTest, db.select().from(aiBreakers).all().length]).toEqual([null, 0]);
});

test("learned options are cleared when the address changes, and only then", () => {
  const learned = () =>
    db
      .select({ learned: aiModels.capabilityOverrides })
      .from(aiModels)
      .where(eq(aiModels.provider, "custom"))
      .get()?.learned;
  saveProvider(actor, "custom", form({ model: "llama", baseUrl: "https://llm.example/v1" }));
  saveCapabilityOverrides("custom", "llama", { temperature: "forbidden" }, NOW);
  saveProvider(
    actor,
    "custom",
    form({ model: "llama", baseUrl: "https://llm.example/v1", maxConcurrency: "9" }),
  );
  expect(learned()).toMatchObject({ temperature: "forbidden" });
  saveProvider(actor, "custom", form({ model: "llama", baseUrl: "https://other.example/v1" }));
  expect(learned()).toEqual({});
});

test("two providers never share a fallback rank", () => {
  saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-6-luna", fallbackRank: "1" }));
  saveProvider(actor, "claude", form({ apiKey: KEY, model: "claude-haiku-5-5", fallbackRank: "2" }));
  saveProvider(actor, "claude", form({ model: "claude-haiku-5-5", fallbackRank: "1" }));
  expect([findProvider("openai").fallbackRank, findProvider("claude").fallbackRank]).toEqual([2, 1]);
});

test("a provider without its key gets no calls", () => {
  saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-6-luna", fallbackRank: "1" }));
  activateProvider(actor, "openai");
  removeKey(actor, "openai");
  expect(findProvider("openai")).toMatchObject({
    keyCipher: null,
    keyLast4: "",
    keyHash: "",
    isActive: false,
    fallbackRank: null,
  });
});

test("every action is logged with actor, address and change, and never with a key", () => {
  saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-6-luna" }), NOW);
  saveProvider(actor, "openai", form({ model: "gpt-6-sol" }), new Date(NOW.getTime() + 1));
  activateProvider(actor, "openai", new Date(NOW.getTime() + 2));
  db.insert(aiBreakers)
    .values({
      key: "k",
      updatedAt: NOW,
      provider: "openai",
      model: "gpt-6-sol",
      state: "open",
      reason: "quota_exhausted",
    })
    .run();
  resetBreakers(actor, "openai", new Date(NOW.getTime() + 3));
  const auditEvents = listAuditEvents(["provider"]);
  expect(auditEvents.map(({ action, actorName, address }) => [action, actorName, address])).toEqual(
    ["breaker.closed", "provider.activated", "provider.saved", "provider.saved"].map((action) => [
      action,
      "Tunde Balogun",
      "10.0.0.1",
    ]),
  );
  expect(auditEvents[2]).toMatchObject({ before: { model: "gpt-6-luna" }, after: { model: "gpt-6-sol" } });
  expect(formatChange({ before: auditEvents[2]?.before ?? null, after: auditEvents[2]?.after ?? null })).toBe(
    "model: gpt-6-luna → gpt-6-sol",
  );
  expect(JSON.stringify(auditEvents)).not.toContain(KEY);
});

test("the actions of an erased account stay without its name", () => {
  saveProvider(actor, "openai", form({ apiKey: KEY, model: "gpt-6-luna" }));
  db.delete(users).run();
  expect(listAuditEvents(["provider"])[0]).toMatchObject({
    action: "provider.saved",
    actorName: "Former staff",
  });
});
