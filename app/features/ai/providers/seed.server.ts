import { and, eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { aiModels, aiProviders } from "~/db/schema";
import { MAX_CONCURRENCY } from "./provider.schema";
import { PROVIDERS, type CatalogueModel, type CatalogueProvider } from "~/providers/llm/catalogue";
import { priceAt } from "~/providers/llm/cost";

type Seeded = typeof aiModels.$inferInsert;

/**
 * Adds missing providers and models of the catalogue to the tables, and updates seeded models: shutdown date
 * and price as of `now`. Values from an admin or a provider stay.
 */
export function seedProviders(now = new Date()): void {
  write((tx) => {
    for (const provider of PROVIDERS) {
      seedProvider(tx, provider, now);
      const known = new Map(
        tx
          .select()
          .from(aiModels)
          .where(eq(aiModels.provider, provider.slug))
          .all()
          .map((row) => [row.model, row]),
      );
      for (const model of provider.models) {
        const seeded = toModelRow(provider, model, now);
        const row = known.get(model.id);
        if (!row) tx.insert(aiModels).values(seeded).run();
        else if (row.origin === "seeded" && isChanged(row, seeded))
          tx.update(aiModels)
            .set(seeded)
            .where(and(eq(aiModels.provider, provider.slug), eq(aiModels.model, model.id)))
            .run();
      }
    }
  });
}

// One machine with one model.
const MAX_OWN_SERVER = 4;

let seededOn = "";

/** The same once a day, because prices change by date while the process runs. */
export function seedDaily(now = new Date()): void {
  const today = now.toISOString().slice(0, 10);
  if (today === seededOn) return;
  seedProviders(now);
  seededOn = today;
}

function seedProvider(tx: Tx, { slug, label, legalEntity, country }: CatalogueProvider, now: Date): void {
  tx.insert(aiProviders)
    .values({
      slug,
      label,
      createdAt: now,
      updatedAt: now,
      legalEntity,
      country,
      maxConcurrency: slug === "custom" ? MAX_OWN_SERVER : MAX_CONCURRENCY,
    })
    .onConflictDoNothing()
    .run();
}

function toModelRow(
  { slug }: CatalogueProvider,
  { id, status, shutdownDate, replacement, prices, pricedAt }: CatalogueModel,
  now: Date,
): Seeded {
  const price = priceAt(prices, now);
  return {
    provider: slug,
    model: id,
    origin: "seeded",
    updatedAt: now,
    status,
    shutdownDate: shutdownDate ?? null,
    replacement: replacement ?? null,
    inputMicroUsd: price?.input ?? null,
    cachedMicroUsd: price?.cached ?? null,
    outputMicroUsd: price?.output ?? null,
    pricedAt: (price && pricedAt) ?? null,
  };
}

function isChanged(row: Seeded, seeded: Seeded): boolean {
  const facts = [
    "status",
    "shutdownDate",
    "replacement",
    "inputMicroUsd",
    "cachedMicroUsd",
    "outputMicroUsd",
    "pricedAt",
  ] as const;
  return facts.some((fact) => row[fact] !== seeded[fact]);
}
