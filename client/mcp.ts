import { createHash } from "node:crypto";
import { Server } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { ApiFailure, type Api } from "./api";
import {
  describeTool,
  findWrongArgument,
  hasMatch,
  listTools,
  OpenApi,
  toRequest,
  type Tool,
} from "./mcp-tools";

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
        "Ask the person before you confirm a call. Never invent facts about them: their career profile (getV1Profile) is the source. Documents are made in the background: after postV1Generations ask getV1GenerationsId every few seconds until its status is succeeded, partly or failed.",
    },
  );
  server.setRequestHandler("tools/list", () => ({ tools: tools.map(describeTool) }));
  server.setRequestHandler("tools/call", async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) return toText(`There is no tool ${params.name}.`, true);
    try {
      const isChangeable = tools.some(({ path, parameters }) => path === tool.path && hasMatch(parameters));
      return await call(api, { tool, isChangeable }, params.arguments ?? {});
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const about = JSON.stringify(error.about);
      return toText([`${error.message} (${error.code})`, ...(about === "{}" ? [] : [about])], true);
    }
  });
  await server.connect(new StdioServerTransport());
}

async function call(
  api: Api,
  { tool, isChangeable }: { tool: Tool; isChangeable: boolean },
  { confirmation, ...given }: Record<string, unknown>,
) {
  const wrong = findWrongArgument(tool, given);
  if (wrong !== undefined) return toText(wrong, true);
  const expected = confirmationOf(tool, given);
  if (tool.needsConfirmation && confirmation !== expected)
    return toText(
      `Not done yet. This would: ${tool.summary}. Show the person what will be sent, and ask. Only if they agree, call ${tool.name} again with the same arguments and confirmation "${expected}".`,
    );
  const { path, init } = toRequest(tool, given, expected);
  const answer = await api.send(path, init);
  if (tool.isFile) return toFile(answer);
  const etag = answer.headers.get("etag");
  const forChanges = etag !== null && isChangeable ? [`If-Match for a change of this: ${etag}`] : [];
  return toText([(await answer.text()) || "Done.", ...forChanges]);
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

/** A file whole, as the protocol embeds it: a picture to be seen, anything else as a resource with its name. */
async function toFile(answer: Response) {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const mimeType = (answer.headers.get("content-type") ?? "application/octet-stream").split(";")[0] ?? "";
  const name = nameOf(answer.headers.get("content-disposition") ?? "");
  if (bytes.length > MOST_BYTES)
    return toText(
      `${name} has ${bytes.length} bytes, more than an assistant is sent. Give its address to the person: ${answer.url}`,
      true,
    );
  const about = { type: "text" as const, text: `${name}, ${mimeType}, ${bytes.length} bytes` };
  const data = bytes.toString("base64");
  return mimeType.startsWith("image/")
    ? { content: [about, { type: "image" as const, data, mimeType }] }
    : {
        content: [about, { type: "resource" as const, resource: { uri: answer.url, mimeType, blob: data } }],
      };
}
const MOST_BYTES = 2_000_000;

function nameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/iu.exec(disposition)?.[1];
  return encoded === undefined ? "The file" : decodeURIComponent(encoded);
}

function toText(texts: string | string[], isError = false) {
  return { content: [texts].flat().map((text) => ({ type: "text" as const, text })), isError };
}
