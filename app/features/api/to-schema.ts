import { z } from "zod";

export type Schema = Record<string, unknown>;

/**
 * The JSON Schema of what is sent (input; strict: without other fields) or answered (output). An answer may get new fields, so it is
 * open.
 */
export function toSchema(schema: z.ZodType, kind: "input" | "strict" | "output"): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: kind === "output" ? "output" : "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      if (kind === "strict" && jsonSchema.properties) jsonSchema.additionalProperties ??= false;
      else if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return rest;
}
