import { rmSync } from "node:fs";
import { hash } from "@node-rs/argon2";
import type { TestProject } from "vitest/node";
import { startServer } from "./test-server";

// As the product prints them. A hash names its own cost, so these open in a hundredth of the time; how the product hashes is for
// tests/security/passwords.test.ts to say.
const DEMO_PASSWORDS = {
  "ada@demo.example": "Oya-let-us-go-2026!",
  "admin@demo.example": "Oya-who-runs-this-2026!",
};
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

declare module "vitest" {
  export interface ProvidedContext {
    templateData: string;
  }
}

/** Once per run: the data directory as the real server leaves it after its first start, migrated and with the demo accounts. */
export default async function makeTemplateData(project: TestProject) {
  const server = await startServer({}, { isFirstStart: true });
  await server.stop();
  for (const [email, password] of Object.entries(DEMO_PASSWORDS)) {
    const { changes } = server.execute(
      "update users set password_hash = ? where email = ?",
      await hash(password, CHEAP),
      email,
    );
    if (changes !== 1) throw new Error(`no demo account of ${email}`);
  }
  project.provide("templateData", server.dataDir);
  return () => rmSync(server.dataDir, { recursive: true });
}
