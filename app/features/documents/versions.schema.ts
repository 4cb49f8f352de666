import { z } from "zod";

const Version = z.coerce.number().int().min(0);

/** The number of a version in an address. */
export const VersionNumber = Version.catch(-1);

/** Restoring a version: the version that was seen as the newest, and the page to return to. */
export const RestoreForm = z.object({ current: Version.optional(), back: z.string().optional() });
