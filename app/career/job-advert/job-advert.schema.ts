import { z } from "zod";
import type { HowToApply as HowToApplyShape, JobAdvert as Shape, Rule as RuleShape } from "./job-advert";

const text = z.string();
const range = { start: z.number().int().min(0), end: z.number().int().min(0) };
const posts = { posts: z.array(text).optional() };

const Need = z.enum(["must", "wish"]);

export const Demand = z.object({
  ...range,
  ...posts,
  text,
  need: Need,
  kind: z.enum([
    "skill",
    "tool",
    "certificate",
    "degree",
    "class",
    "years",
    "age",
    "nysc",
    "olevels",
    "language",
    "licence",
    "place",
    "duty",
    "trait",
  ]),
  options: z.array(text).optional(),
  source: z.literal("model").optional(),
});

const ofRule = { ...range, ...posts };
const degreeClass = z.enum([
  "pass",
  "third",
  "2:2",
  "2:1",
  "first",
  "lower_credit",
  "upper_credit",
  "distinction",
]);

export const Rule: z.ZodType<RuleShape> = z.discriminatedUnion("kind", [
  z.object({
    ...ofRule,
    kind: z.literal("years"),
    atLeast: z.number(),
    atMost: z.number().optional(),
    of: text.optional(),
  }),
  z.object({
    ...ofRule,
    kind: z.literal("age"),
    atLeast: z.number().optional(),
    atMost: z.number().optional(),
  }),
  z.object({ ...ofRule, kind: z.literal("degree"), options: z.array(text) }),
  z.object({ ...ofRule, kind: z.literal("class"), atLeast: degreeClass, ofHnd: degreeClass.optional() }),
  z.object({ ...ofRule, kind: z.literal("nysc") }),
  z.object({
    ...ofRule,
    kind: z.literal("oLevels"),
    credits: z.number().optional(),
    sittings: z.number().optional(),
  }),
  z.object({ ...ofRule, kind: z.literal("body"), options: z.array(text) }),
  z.object({ ...ofRule, kind: z.literal("licence"), name: text }),
  z.object({ ...ofRule, kind: z.literal("residence"), place: text }),
  z.object({ ...ofRule, kind: z.literal("gender"), gender: z.enum(["female", "male"]) }),
  z.object({ ...ofRule, kind: z.literal("closes"), date: text }),
]);

const AskedStatement = z.object({
  ...range,
  kind: z.enum([
    "reason",
    "story",
    "figures",
    "points",
    "pay",
    "notice",
    "start",
    "age",
    "residence",
    "years",
    "referees",
    "identity",
    "record",
    "other",
  ]),
  text,
  where: text.optional(),
  length: text.optional(),
  points: z.array(text).optional(),
});

const Visit = z.object({
  place: text.optional(),
  dates: z.array(text),
  weekdays: z.array(z.enum(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"])),
  from: text.optional(),
  until: text.optional(),
  bring: z.array(text),
});

const HowToApply: z.ZodType<HowToApplyShape> = z.object({
  email: text.optional(),
  url: text.optional(),
  phone: text.optional(),
  subject: text.optional(),
  reference: text.optional(),
  addressee: text.optional(),
  addressLines: z.array(text).optional(),
  recruiter: text.optional(),
  through: z.object({ of: text, office: text }).optional(),
  attachments: z.array(text),
  oneFile: z.boolean().optional(),
  fileFormat: z.enum(["PDF", "Word"]).optional(),
  fileName: text.optional(),
  walkIn: text.optional(),
  visit: Visit.optional(),
  closes: text.optional(),
  statements: z.array(AskedStatement).optional(),
  letter: z
    .object({
      words: z.number().optional(),
      pages: z.number().optional(),
      byHand: z.literal(true).optional(),
    })
    .optional(),
});

const Warning = z.object({
  ...range,
  code: z.enum([
    "fee",
    "identity-numbers",
    "guest-house",
    "odd-hours",
    "pay-out-of-line",
    "chat-only",
    "free-mail-for-employer",
    "name-and-domain-differ",
    "no-employer-named",
  ]),
  text,
});

/** Checks what a reading process made of an advert. */
export const JobAdvert: z.ZodType<Shape> = z.object({
  text,
  language: z.enum(["en", "fr", "de"]),
  title: text.optional(),
  company: text.optional(),
  location: text.optional(),
  posts: z.array(text),
  stretches: z.array(z.object({ ...range, posts: z.array(text) })).optional(),
  demands: z.array(Demand),
  rules: z.array(Rule),
  howToApply: HowToApply,
  warnings: z.array(Warning),
});
