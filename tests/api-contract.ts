import { CONTRACT, findOperation, getOperation } from "~/features/api/contract";
import { speaksOfPage } from "~/features/api/page-words";
import { headersOf } from "~/features/api/answer-headers";
import { answersOf, ApiError, ApiErrorV1, errorsOf, isFile, type Operation } from "~/features/api/operation";

// Answers of the framework and of the checks before every route.
const BEFORE_ROUTES: Record<number, string[]> = {
  400: ["BAD_ADDRESS"],
  403: ["FOREIGN_ORIGIN"],
  404: ["NOT_FOUND"],
  405: ["METHOD_NOT_ALLOWED"],
  411: ["LENGTH_REQUIRED"],
  413: ["TOO_LARGE"],
  421: ["WRONG_HOST"],
  429: ["TOO_MANY"],
  503: ["BUSY", "PRIMARY_UNREACHABLE", "OUTCOME_UNKNOWN"],
};

/** What of this answer the contract does not have, as a sentence; undefined when all is as documented. */
export async function findContractBreak(
  { method, path, isForPage = false }: { method: string; path: string; isForPage?: boolean },
  response: Response,
): Promise<string | undefined> {
  const [pathname = ""] = path.split("?");
  if (!pathname.startsWith("/api/")) return undefined;
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const name = findOperation(method, safeDecode(pathname));
  const what = `${method} ${pathname} answered ${response.status} ${type}`;
  const operation = name && getOperation(name);
  const answer = operation && answersOf(operation)[response.status];
  const missing = missingHeaders(operation, response);
  if (missing.length > 0) return `${what} without ${missing.join(", ")}`;
  if (answer === "empty" || (method === "HEAD" && answer)) return undefined;
  if (answer && isFile(answer))
    return answer.file.includes(type) ? undefined : `${what}, not ${answer.file.join(" or ")}`;
  if (method === "HEAD" || (method === "OPTIONS" && response.status === 204)) return undefined;
  if (type !== "application/json") return `${what}, not JSON`;
  const body: unknown = await response.clone().json();
  if (answer) {
    const checked = answer.safeParse(body);
    return checked.success ? undefined : `${what} that is not as ${name} has it: ${sentence(checked.error)}`;
  }
  const error = pathname.startsWith("/api/v1/")
    ? ApiErrorV1.transform(({ error: { code } }) => ({ errorCode: code })).safeParse(body)
    : ApiError.safeParse(body);
  if (!error.success) return `${what} that is no error of the API: ${sentence(error.error)}`;
  const spoken = isForPage ? undefined : findPageWord(body);
  if (spoken !== undefined) return `${what} that speaks of a page to a program: ${spoken}`;
  const known = [
    ...(operation ? (errorsOf(operation)[response.status] ?? []) : []),
    ...(BEFORE_ROUTES[response.status] ?? []),
  ];
  return known.includes(error.data.errorCode)
    ? undefined
    : `${what} ${error.data.errorCode}, which ${name ?? "no call"} does not have among its errors`;
}

/** What of the headers of an answer the contract does not have, where its body is read elsewhere. */
export function findHeaderBreak(method: string, path: string, answer: Answered): string | undefined {
  const [pathname = ""] = path.split("?");
  if (!pathname.startsWith("/api/")) return undefined;
  const name = findOperation(method, safeDecode(pathname));
  const missing = missingHeaders(name && getOperation(name), answer);
  return missing.length > 0
    ? `${method} ${pathname} answered ${answer.status} without ${missing.join(", ")}`
    : undefined;
}

type Answered = Pick<Response, "status" | "headers">;

/** The headers that the contract promises for this answer and that it does not have. */
function missingHeaders(operation: Operation | undefined, { status, headers }: Answered): string[] {
  return Object.entries(headersOf(operation, status))
    .filter(([name, when]) => when === "always" && !headers.get(name))
    .map(([name]) => name);
}

/** The sentence of an error that speaks of what a person has before them, if there is one. */
function findPageWord(body: unknown): string | undefined {
  const { data } = ApiErrorV1.safeParse(body);
  if (data) return [data.error.message, ...Object.values(data.error.fields ?? {}).flat()].find(speaksOfPage);
  const { message, fieldErrors = {} } = ApiError.parse(body);
  return [message, ...Object.values(fieldErrors).flatMap((one) => one ?? [])].find(speaksOfPage);
}

/** "GET /api/documents/:id" of app/routes.ts, as the contract writes it. */
export function toContractPath(path: string): string {
  return path.replace(/:(\w+)/g, "{$1}");
}

export const CALLS = Object.keys(CONTRACT);

function sentence({ issues }: { issues: { path: PropertyKey[]; message: string }[] }): string {
  return issues.map(({ path, message }) => `${path.join(".") || "it"}: ${message}`).join("; ");
}

function safeDecode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
