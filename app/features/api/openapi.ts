import type { z } from "zod";
import { EVENT_TYPES, type EventType } from "~/db/schema/values";
import { ACCOUNT_EVENTS, messageOf } from "./account-events";
import { AREAS } from "./contract";
import { describeResponses, errorComponents, headerComponents } from "./openapi-answers";
import { ApiError, ApiErrorV1, type Operation } from "./operation";
import { toSchema, type Schema } from "./to-schema";

/** The public part of the contract as OpenAPI 3.1: what strangers may build on. */
export function openApiDocument({ name, url }: { name: string; url: string }): Schema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { area, method, path, operation } of listPublic())
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: describeOperation({ area, method, path }, operation),
    };
  return {
    openapi: "3.1.0",
    info: {
      title: `${name} API`,
      version: "1",
      description:
        "New fields may be added to answers at any time. Nothing is removed or changes its meaning.",
    },
    servers: [{ url }],
    tags: Object.keys(AREAS).map((area) => ({ name: area })),
    paths,
    webhooks: Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: describeMessage(type) }])),
    components: {
      headers: headerComponents(),
      responses: errorComponents(listPublic().map(({ operation }) => operation)),
      schemas: { Error: toSchema(ApiError, "output"), ErrorV1: toSchema(ApiErrorV1, "output") },
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: "An API key (oya_…) from Settings, with scopes.",
        },
        session: { type: "http", scheme: "bearer", description: "The token of POST /api/auth/login." },
      },
    },
  };
}

function listPublic(): (Place & { operation: Operation })[] {
  return Object.entries(AREAS).flatMap(([area, table]) =>
    Object.entries<Operation>(table)
      .filter(([, { isInternal }]) => !isInternal)
      .map(([call, operation]) => {
        const [method = "", path = ""] = call.split(" ");
        return { area, method, path, operation };
      }),
  );
}

/** What our server sends to an endpoint, as Standard Webhooks have it. */
function describeMessage(type: EventType): Schema {
  return {
    operationId: `on${type.split(/[._]/).map(capitalize).join("")}`,
    summary: ACCOUNT_EVENTS[type].summary,
    tags: ["Webhooks"],
    security: [],
    parameters: Object.entries(MESSAGE_HEADERS).map(([name, description]) => ({
      ...{ name, in: "header", required: true, description },
      schema: { type: "string" },
    })),
    requestBody: {
      required: true,
      content: { "application/json": { schema: toSchema(messageOf(type), "output") } },
    },
    responses: {
      "2XX": {
        description: "It arrived. With any other answer it is tried again, ten times within three days",
      },
      "410": { description: "Nothing more is sent to this endpoint" },
    },
  };
}

const MESSAGE_HEADERS = {
  "webhook-id": "The id of the event: the same each time it is sent",
  "webhook-timestamp": "When it was sent, in seconds since 1970",
  "webhook-signature":
    "v1, and the HMAC of id, timestamp and body in base64; two of them while a secret changes",
};

type Place = { area: string; method: string; path: string };

function describeOperation({ area, method, path }: Place, operation: Operation): Schema {
  const { summary, scope, query, body, sends, version, replacedBy } = operation;
  return {
    operationId: nameOperation(method, path),
    summary,
    tags: [area],
    ...(scope && { "x-scope": scope }),
    ...(replacedBy && { "x-replaced-by": replacedBy }),
    security: securityOf(operation),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
        name,
        in: "path",
        required: true,
        schema: { type: "string" },
      })),
      ...(query ? queryParameters(query) : []),
      ...headerParameters(operation),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content:
          sends === "multipart"
            ? multipart(body, path)
            : { "application/json": { schema: toSchema(body, version ? "strict" : "input") } },
      },
    }),
    responses: describeResponses(operation),
  };
}

/** A name for programs: "GET /api/documents/{id}/versions" is getDocumentsIdVersions. */
function nameOperation(method: string, path: string): string {
  const words = path.replace(/^\/(api\/)?/, "").match(/[a-z0-9]+/gi) ?? [];
  return method.toLowerCase() + words.map((word) => capitalize(word)).join("");
}

function capitalize(word: string): string {
  return `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`;
}

function securityOf({ who, scope }: Operation): Schema[] {
  if (who !== "user" && who !== "admin") return [];
  return [...(scope ? [{ key: [scope] }] : []), { session: [] }];
}

// The one call that takes a file in JSON, too.
function multipart(body: z.ZodType, path: string): Schema {
  const schema = toSchema(body, "input");
  return {
    "multipart/form-data": { schema },
    ...(path === "/api/generate" && { "application/json": { schema } }),
  };
}

function queryParameters(query: z.ZodType): Schema[] {
  const { properties = {}, required = [] } = toSchema(query, "input") as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

// What a call of version 1, or of an upload in pieces, looks at.
function headerParameters({ isIdempotent, match, sends }: Operation): Schema[] {
  const header = (name: string, required: boolean, description: string) => ({
    ...{ name, in: "header", required, description },
    schema: { type: "string" },
  });
  return [
    ...(isIdempotent
      ? [header("Idempotency-Key", false, "Of your own; the same call with it is made once in 24 hours")]
      : []),
    ...(sends === "tus" ? [header("Tus-Resumable", true, "1.0.0, the version of the protocol")] : []),
    ...(match ? [header("If-Match", match === "required", "The ETag that you read")] : []),
  ];
}
