import { z } from "zod";

/** What an archive holds, as its first entry says. */
export type Manifest = z.infer<typeof Manifest>;

/** The name of the database in an archive and in the data directory. */
export const DATABASE_NAME = "oya.db";
export const MANIFEST_NAME = "manifest.json";

const SAFE_PATH = /^(?:[\w@+-][\w.@+-]*\/)*[\w@+-][\w.@+-]*$/;

export const Manifest = z.strictObject({
  format: z.literal("oya-backup"),
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  appVersion: z.string(),
  /** The hashes of the database's migrations. */
  migrations: z.array(z.string()).min(1),
  /** How many rows each table has. */
  tables: z.record(z.string(), z.number().int().min(0)),
  files: z
    .array(
      z.strictObject({
        path: z.string().regex(SAFE_PATH),
        bytes: z.number().int().min(0),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .refine((files) => files.some(({ path }) => path === DATABASE_NAME), "there is no database in it"),
});
