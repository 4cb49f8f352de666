import type { z } from "zod";
import { ownHeaders } from "./answer-headers";
import { AREAS } from "./contract";
import { toSchema } from "./to-schema";
import { errorsOf, isFile, type Answer, type Operation } from "./operation";

export type FieldText = { name: string; type: string; isRequired: boolean; note: string };
/** One call as the documentation shows it. `limit` is the name of its rate limit. */
export type CallText = {
  call: string;
  summary: string;
  needs: string;
  limit: string | null;
  /** The call of version 1 that new programs use. */
  replacedBy: string | null;
  sends: { as: string; fields: FieldText[] }[];
  answers: { status: string; text: string; headers: string[]; fields: FieldText[] }[];
  errors: { status: string; codes: string[] }[];
};

/** A part of the API with a page of its own: the title, what its address ends in, and the names of its public calls. */
export type Area = { title: string; slug: string; calls: string[] };

/** The areas that have public calls, in the order of the documentation. */
export function listAreas(): Area[] {
  return Object.entries<Table>(AREAS)
    .map(([title, table]) => ({
      title,
      slug: slugOf(title),
      calls: publicCalls(table).map(([call]) => call),
    }))
    .filter(({ calls }) => calls.length > 0);
}

/** The public calls of one area, for its page. Undefined where there is no such area. */
export function describeArea(slug: string | undefined): { title: string; calls: CallText[] } | undefined {
  const found = Object.entries<Table>(AREAS).find(([title]) => slugOf(title) === slug);
  if (!found) return undefined;
  const [title, table] = found;
  const calls = publicCalls(table).map(([call, operation]) => describeCall(call, operation));
  return calls.length > 0 ? { title, calls } : undefined;
}

type Table = Record<string, Operation>;

function publicCalls(table: Table): [string, Operation][] {
  return Object.entries(table).filter(([, { isInternal }]) => !isInternal);
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

// These codes every call may have; the page has them once.
const EVERYWHERE = [
  "METHOD_NOT_ALLOWED",
  "WRONG_HOST",
  "TOO_MANY",
  "TOO_MUCH_WORK",
  "FAILED",
  "BUSY",
  "CANNOT_SAVE",
  "UNAUTHENTICATED",
  "EMAIL_NOT_VERIFIED",
];
const KEYS = [
  "KEY_NOT_ALLOWED",
  "SCOPE_MISSING",
  "FOREIGN_ORIGIN",
  "LENGTH_REQUIRED",
  "TOO_LARGE",
  "BAD_BODY",
];

function describeCall(call: string, operation: Operation): CallText {
  const { summary, query, body, sends, limit = null, replacedBy = null, answers } = operation;
  return {
    call,
    summary,
    needs: needsOf(operation),
    limit,
    replacedBy,
    sends: [
      ...(query ? [{ as: "In the address", fields: fieldsOf(query, "input") }] : []),
      ...(body
        ? [{ as: sends === "multipart" ? "multipart/form-data" : "JSON", fields: fieldsOf(body, "input") }]
        : []),
    ],
    answers: Object.entries(answers)
      .filter(([status]) => Number(status) < 300 && status !== "206")
      .map(([status, answer]) => ({
        status,
        text: textOf(answer),
        headers: Object.keys(ownHeaders(operation, Number(status))),
        fields: answerFields(answer),
      })),
    errors: Object.entries(errorsOf(operation))
      .map(([status, codes]) => ({
        status,
        codes: codes.filter((code) => ![...EVERYWHERE, ...KEYS, "UNSUPPORTED_TYPE"].includes(code)),
      }))
      .filter(({ codes }) => codes.length > 0),
  };
}

function needsOf({ who, scope }: Operation): string {
  if (who === "anyone") return "no key";
  return scope ? `scope ${scope}` : "a signed-in browser";
}

function textOf(answer: Answer): string {
  if (answer === "empty") return "nothing";
  return isFile(answer) ? "the file" : "JSON";
}

function answerFields(answer: Answer): FieldText[] {
  return answer === "empty" || isFile(answer) ? [] : fieldsOf(answer, "output");
}

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  format?: string;
  maximum?: number;
  minimum?: number;
};

function fieldsOf(schema: z.ZodType, io: "input" | "output"): FieldText[] {
  const { properties = {}, required = [], anyOf = [] } = toSchema(schema, io) as Schema;
  const shown = anyOf[0]?.properties ?? properties;
  return Object.entries(shown).map(([name, field]) => ({
    name,
    type: typeText(field),
    isRequired: required.includes(name),
    note: field.description ?? "",
  }));
}

function typeText(schema: Schema): string {
  if (schema.enum) return schema.enum.map(String).join(" | ");
  if (schema.const !== undefined) return String(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(" | ");
  if (schema.type === "array") return `list of ${schema.items ? typeText(schema.items) : "anything"}`;
  if (schema.format === "binary") return "file";
  if (schema.format === "date-time") return "time";
  if (schema.format === "date") return "day";
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(", ")} }`;
  return [schema.type ?? "anything"].flat().join(" | ");
}
