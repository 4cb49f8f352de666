import { z } from "zod";
import { Profile } from "~/career/profile.schema";
import { ProfileDoubt, UnplacedLine } from "~/features/profile/stored-profile";
import { count, moment, operations, READING_ERRORS } from "./operation";

export const Career = z.strictObject({
  version: count,
  updatedAt: moment,
  confirmedAt: moment.nullable(),
  profile: Profile.describe("In the names of JSON Resume"),
  facts: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      path: z.string(),
      text: z.string(),
      standing: z.string().nullable(),
      state: z.enum(["read", "confirmed"]),
    }),
  ),
  doubts: z.array(ProfileDoubt),
  notPlaced: z.array(UnplacedLine),
});
// Of a preview nothing has an id yet; `paragraph` is its place in the file.
const Preview = z.strictObject({
  profile: Profile,
  doubts: z.array(z.looseObject({ kind: z.string(), text: z.string() })),
  notPlaced: z.array(z.strictObject({ paragraph: count, text: z.string() })),
});

/** The career profile that letters and resumes draw on. */
export const careerOperations = operations({
  "GET /api/career": {
    summary: "Your career profile with the state of each fact",
    who: "user",
    scope: "read",
    replacedBy: "GET /api/v1/profile",
    answers: { 200: Career },
    errors: { 404: ["NO_PROFILE", "NOT_FOUND"] },
  },
  "PUT /api/career": {
    summary: "Save the profile; version is the one you changed, 0 for the first",
    who: "user",
    scope: "write",
    body: z.object({ profile: Profile, version: z.number().int().min(0) }),
    replacedBy: "PUT /api/v1/profile",
    answers: { 200: Career },
    errors: { 404: ["NO_PROFILE", "NOT_FOUND"], 409: ["VERSION_CONFLICT"], 413: ["PROFILE_FULL"] },
    limit: "savePerUser",
  },
  "POST /api/career/import": {
    summary:
      "Read a resume (PDF, Word or JSON Resume) or pasted text into the profile; with preview=true nothing is stored",
    who: "user",
    scope: "write",
    query: z.object({ preview: z.enum(["true", "false"], { error: "preview is true or false" }).optional() }),
    body: z.object({
      resume: z.file().optional().describe("A file of at most 10 MB"),
      resumeText: z.string().optional(),
      isMine: z.string().optional().describe("true adds a resume with another name"),
      aiConsent: z
        .string()
        .optional()
        .describe("true lets the AI providers named in Settings read and write"),
    }),
    sends: "multipart",
    answers: { 200: z.union([Career, Preview]) },
    errors: {
      ...READING_ERRORS,
      400: [...READING_ERRORS[400], "NO_FILE"],
      409: ["OTHER_PERSON", "VERSION_CONFLICT"],
    },
    limit: "uploadPerUser",
  },
  "GET /api/career/versions": {
    summary: "The versions of the profile, newest first",
    who: "user",
    scope: "read",
    answers: {
      200: z.strictObject({
        current: count,
        versions: z.array(z.strictObject({ version: count, reason: z.string(), createdAt: moment })),
      }),
    },
    errors: { 404: ["NO_PROFILE", "NOT_FOUND"] },
  },
  "POST /api/career/versions/{version}/restore": {
    summary: "Make an earlier profile the newest one",
    who: "user",
    scope: "write",
    answers: { 200: Career },
    errors: { 403: ["FOREIGN_ORIGIN"], 404: ["NO_PROFILE", "NOT_FOUND"], 409: ["VERSION_CONFLICT"] },
    limit: "savePerUser",
  },
});
