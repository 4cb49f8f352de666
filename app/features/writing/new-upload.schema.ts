import { z } from "zod";

/** A file name as a label: its last part, without what could be drawn or read as something else. It is never a path. */
export function fileLabel(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  return last
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim()
    .slice(0, 200);
}

/** What is told of a file before its first byte is sent. */
export const NewUpload = z.object({
  size: z
    .string("Give the size of the file in bytes.")
    .regex(/^\d{1,12}$/, "Give the size of the file in bytes.")
    .transform(Number),
  fileName: z
    .string("Give the name of the file.")
    .transform(fileLabel)
    .refine((name) => /\.(pdf|docx?)$/i.test(name), "Please upload PDF, DOC, or DOCX files only."),
  sha256: z
    .string("Give the SHA-256 of the file in hexadecimal.")
    .transform((hash) => hash.toLowerCase())
    .refine((hash) => /^[0-9a-f]{64}$/.test(hash), "Give the SHA-256 of the file in hexadecimal."),
});
export type NewUpload = z.output<typeof NewUpload>;
