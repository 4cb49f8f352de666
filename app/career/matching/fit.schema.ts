import { z } from "zod";
import { Demand, Rule } from "~/career/job-advert/job-advert.schema";
import type { Fit as Shape } from "./fit";

/** Checks what a reading process found out about a person and an advert. */
export const Fit: z.ZodType<Shape> = z.object({
  post: z.string().optional(),
  score: z.number().min(0).max(100),
  met: z.array(z.object({ demand: Demand, fact: z.object({ id: z.string(), text: z.string() }) })),
  unmet: z.array(Demand),
  near: z
    .array(z.object({ demand: Demand, fact: z.object({ id: z.string(), text: z.string() }) }))
    .default([]),
  unknown: z.array(Demand),
  rules: z.array(z.object({ rule: Rule, state: z.enum(["met", "unmet", "unknown"]), why: z.string() })),
  questions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum([
        "birth",
        "nysc",
        "degree",
        "class",
        "residence",
        "body",
        "licence",
        "certificate",
        "language",
        "tool",
        "skill",
        "duty",
        "readiness",
        "pay",
        "notice",
        "start",
        "guarantors",
      ]),
      about: z.string(),
      options: z.array(z.string()).optional(),
      text: z.string(),
    }),
  ),
});
