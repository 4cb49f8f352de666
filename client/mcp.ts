import { createHash } from "node:crypto";
import { Server } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { z } from "zod";
import { ApiFailure, type Api } from "./api";

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
  parameters: z.array(Parameter),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: Schema })) }).optional(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
});
const OpenApi = z.object({
  info: z.object({ title: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

type Tool = {
  name: string;
  method: string;
  path: string;
  summary: string;
  parameters: z.infer<typeof Parameter>[];
  body: z.infer<typeof Schema> | undefined;
  needsConfirmation: boolean;
};

/**
 * Serves the calls of the API as MCP tools over stdin and stdout: those whose scope is in `scopes`. What they are comes from the server's
 * openapi.json. A tool that changes something, or spends credits, first answers what it would do, and does it only with the
 * confirmation that it gave for exactly these arguments.
 */
export async function serveMcp(api: Api, scopes: readonly string[]): Promise<void> {
  const { info, paths } = OpenApi.parse(await api.get("/api/openapi.json"));
  const tools = listTools(paths, scopes);
  const server = new Server(
    { name: info.title, version: "1" },
    {
      capabilities: { tools: {} },
      instructions:
        "Ask the person before you confirm a call. Never invent facts about them: their career profile (getCareer) is the source.",
    },
  );
  server.setRequestHandler("tools/list", () => ({ tools: tools.map(describeTool) }));
  server.setRequestHandler("tools/call", async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) return toText(`There is no tool ${params.name}.`, true);
    try {
      return await call(api, tool, params.arguments ?? {});
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return toText(`${error.message} (${error.code})`, true);
    }
  });
  await server.connect(new StdioServerTransport());
}

function listTools(paths: z.infer<typeof OpenApi>["paths"], scopes: readonly string[]): Tool[] {
  // Version 1 has the same calls in another form: each once is enough.
  return Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith("/api/v1/")
      ? []
      : Object.entries(methods).flatMap(([method, operation]): Tool[] => {
          const scope = operation["x-scope"];
          const body = operation.requestBody?.content["application/json"]?.schema;
          const answersJson = operation.responses["200"]?.content?.["application/json"] !== undefined;
          const { operationId: name, summary, parameters } = operation;
          const isFile = (operation.requestBody && !body) || parameters.some(isUploadHeader);
          if (!scope || !scopes.includes(scope) || !answersJson || isFile) return [];
          return [
            {
              name,
              method: method.toUpperCase(),
              path,
              summary,
              parameters,
              body,
              needsConfirmation: scope !== "read",
            },
          ];
        }),
  );
}

// An upload in pieces says by headers how far it is: nothing for an assistant.
function isUploadHeader({ in: place, required }: z.infer<typeof Parameter>): boolean {
  return place === "header" && required;
}

function describeTool({ name, summary, parameters, body, needsConfirmation, method }: Tool) {
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

async function call(api: Api, tool: Tool, { confirmation, ...given }: Record<string, unknown>) {
  const wrong = findWrongArgument(tool, given);
  if (wrong !== undefined) return toText(wrong, true);
  const expected = confirmationOf(tool, given);
  if (tool.needsConfirmation && confirmation !== expected)
    return toText(
      `Not done yet. This would: ${tool.summary}. Show the person what will be sent, and ask. Only if they agree, call ${tool.name} again with the same arguments and confirmation "${expected}".`,
    );
  const path = tool.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const query = tool.parameters.filter((one) => one.in === "query" && given[one.name] !== undefined);
  const search = new URLSearchParams(query.map(({ name }) => [name, String(given[name])]));
  const answer = await api.send(query.length > 0 ? `${path}?${search}` : path, {
    method: tool.method,
    ...(tool.body && { body: JSON.stringify(given.body ?? {}) }),
    // The same confirmed call again makes and charges nothing new.
    headers: { ...(tool.body && { "content-type": "application/json" }), "idempotency-key": expected },
  });
  return toText(await answer.text());
}

/** What is missing, unknown or no part of an address, as a sentence. */
function findWrongArgument({ parameters, body }: Tool, given: Record<string, unknown>): string | undefined {
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

/** A word for exactly this call, which whoever did not see the first answer does not have. */
function confirmationOf({ name }: Tool, given: Record<string, unknown>): string {
  return createHash("sha256")
    .update(`${PROCESS_SECRET} ${name} ${JSON.stringify(sortKeys(given))}`)
    .digest("base64url")
    .slice(0, 16);
}

// The order of fields means nothing.
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sortKeys(field)]));
}

const PROCESS_SECRET = crypto.randomUUID();

function toText(text: string, isError = false) {
  return { content: [{ type: "text" as const, text }], isError };
}
