import { z } from "zod";

const IDEMPOTENCY_KEY = "Idempotency-Key";

const Schema = z.record(z.string(), z.json());
const Parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  required: z.boolean(),
  schema: Schema,
});
const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  "x-scope": z.string().optional(),
  "x-replaced-by": z.string().optional(),
  parameters: z.array(Parameter),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: Schema })) }).optional(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
});
export const OpenApi = z.object({
  info: z.object({ title: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

/** One call of the API as an assistant has it. */
export type Tool = {
  name: string;
  method: string;
  path: string;
  summary: string;
  parameters: z.infer<typeof Parameter>[];
  body: z.infer<typeof Schema> | undefined;
  /** Whether it may be sent again with the same Idempotency-Key, and is made once. */
  isRepeatable: boolean;
  needsConfirmation: boolean;
  /** Whether it answers a file in place of JSON. */
  isFile: boolean;
};

/**
 * The calls whose scope is in `scopes`. What version 1 does too is offered in its form only: strict about what it does not know, and safe
 * for changes of somebody else.
 */
export function listTools(paths: z.infer<typeof OpenApi>["paths"], scopes: readonly string[]): Tool[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): Tool[] => {
      const scope = operation["x-scope"];
      const body = operation.requestBody?.content["application/json"]?.schema;
      const isUpload = (operation.requestBody && !body) || operation.parameters.some(isUploadHeader);
      const isReplaced = operation["x-replaced-by"] !== undefined;
      const isFile = !isJson(operation) && hasFile(operation);
      if (!scope || !scopes.includes(scope) || isReplaced || isUpload) return [];
      if (!isFile && !isJson(operation)) return [];
      const { operationId: name, summary } = operation;
      const isRepeatable = operation.parameters.some(({ name }) => name === IDEMPOTENCY_KEY);
      // A file goes whole, and is kept by nobody: no ranges, no conditions.
      const parameters = operation.parameters.filter(
        (one) => one.name !== IDEMPOTENCY_KEY && !(isFile && one.in === "header"),
      );
      const needsConfirmation = scope !== "read";
      return [
        {
          name,
          method: method.toUpperCase(),
          path,
          summary,
          parameters,
          body,
          isRepeatable,
          needsConfirmation,
          isFile,
        },
      ];
    }),
  );
}

// Its answer is JSON, or nothing where something was deleted: no page.
function isJson({ responses }: z.infer<typeof Operation>): boolean {
  return (
    ["200", "201", "202"].some((status) => responses[status]?.content?.["application/json"]) ||
    "204" in responses
  );
}

function hasFile({ responses }: z.infer<typeof Operation>): boolean {
  return Object.keys(responses["200"]?.content ?? {}).some((type) => FILE_TYPES.has(type));
}
const FILE_TYPES = new Set([
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "image/png",
]);

// An upload in pieces says by headers how far it is: nothing for an assistant.
function isUploadHeader({ name }: z.infer<typeof Parameter>): boolean {
  return name === "Tus-Resumable";
}

/** A tool in the words of the protocol. */
export function describeTool({ name, summary, parameters, body, needsConfirmation, method }: Tool) {
  const required = parameters.filter((one) => one.required).map((one) => one.name);
  return {
    name,
    description: summary,
    inputSchema: {
      type: "object" as const,
      properties: {
        ...Object.fromEntries(parameters.map((one) => [one.name, one.schema])),
        ...(body && { body }),
        ...(needsConfirmation && {
          confirmation: {
            type: "string",
            description: "Leave it out at first. Then what the first answer gave.",
          },
        }),
      },
      required: body ? [...required, "body"] : required,
    },
    annotations: { readOnlyHint: !needsConfirmation, destructiveHint: method === "DELETE" },
  };
}

/** Whether a call looks at If-Match. */
export function hasMatch(parameters: Tool["parameters"]): boolean {
  return parameters.some(({ name }) => name === "If-Match");
}

/** The request of a call with these arguments. The same confirmed call again makes and charges nothing new. */
export function toRequest(tool: Tool, given: Record<string, unknown>, idempotencyKey: string) {
  const valuesIn = (place: string) =>
    tool.parameters
      .filter((one) => one.in === place && given[one.name] !== undefined)
      .map(({ name }) => [name, String(given[name])]);
  const path = tool.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const search = new URLSearchParams(valuesIn("query")).toString();
  const headers: Record<string, string> = {
    ...(tool.body && { "content-type": "application/json" }),
    ...Object.fromEntries(valuesIn("header")),
    ...(tool.isRepeatable && { "idempotency-key": idempotencyKey }),
  };
  const body = tool.body && JSON.stringify(given.body ?? {});
  return { path: search ? `${path}?${search}` : path, init: { method: tool.method, headers, body } };
}

/** What is missing, unknown or no part of an address, as a sentence. */
export function findWrongArgument(
  { parameters, body }: Tool,
  given: Record<string, unknown>,
): string | undefined {
  const names = [...parameters.map(({ name }) => name), ...(body ? ["body"] : [])];
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined)
    return `There is no argument ${unknown}. There are: ${names.join(", ") || "none"}.`;
  for (const { name, required, in: place } of parameters) {
    const value = given[name];
    if (required && (value === undefined || value === "")) return `The argument ${name} is missing.`;
    // The dots of a path would lead to another address.
    if (place === "path" && (typeof value === "object" || /^\.*$/.test(String(value))))
      return `${name} is the id of one thing.`;
  }
  return undefined;
}
