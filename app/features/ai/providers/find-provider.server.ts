import { eq } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { aiProviders } from "~/db/schema";
import { Refusal } from "~/refusal";

export type Provider = typeof aiProviders.$inferSelect;

/** The provider with this slug or display name ("openai", "OpenAI"). Throws 404. */
export function findProvider(name: string): Provider {
  const wanted = name.trim().toLowerCase();
  const provider = db
    .select()
    .from(aiProviders)
    .all()
    .find(({ slug, label }) => slug === wanted || label.toLowerCase() === wanted);
  if (!provider) throw new Refusal("NO_SUCH_PROVIDER", "There is no provider of that name.", 404);
  return provider;
}

export function readProvider(tx: Tx, slug: string): Provider {
  const provider = tx.select().from(aiProviders).where(eq(aiProviders.slug, slug)).get();
  if (!provider) throw new Refusal("NO_SUCH_PROVIDER", "There is no provider of that name.", 404);
  return provider;
}
