import { apiFieldSentence, apiSentence, sentenceOfVersion1 } from "~/features/api/api-sentences";
import type { ERROR_TYPES } from "~/features/api/operation";

type ApiErrorFacts = {
  code: string;
  message: string;
  status: number;
  requestId: string;
  details?: Record<string, unknown>;
  /** Whether a script of our own pages asked, which shows the sentence to a person. */
  isForPage?: boolean;
};

/** The JSON of an error, in the form of the API that the path belongs to. */
export function errorBody(
  path: string,
  { code, message, status, requestId, details = {}, isForPage = false }: ApiErrorFacts,
): Record<string, unknown> {
  const errorCode = code.toUpperCase();
  if (!isVersion1(path)) {
    const about = { errorCode, requestId };
    if (isForPage) return { message, error: message, ...about, ...details };
    const sentence = apiSentence(errorCode, message);
    return { message: sentence, error: sentence, ...about, ...withoutPages(details) };
  }
  const { fieldErrors, param, ...more } = details;
  const fields = fieldsOf(fieldErrors);
  const [first] = Object.keys(fields);
  return {
    error: {
      type: typeOf(status),
      code: errorCode,
      message: sentenceOfVersion1(errorCode, message),
      ...((param !== undefined || first !== undefined) && { param: param ?? first }),
      requestId,
      ...(first !== undefined && { fields }),
      ...(Object.keys(more).length > 0 && { details: more }),
    },
  };
}

/** Whether an address belongs to version 1. */
function isVersion1(path: string): boolean {
  return path.startsWith("/api/v1/");
}

function typeOf(status: number): (typeof ERROR_TYPES)[number] {
  if (status >= 500) return "api_error";
  switch (status) {
    case 401:
      return "authentication_error";
    case 402:
      return "payment_error";
    case 403:
      return "permission_error";
    case 409:
    case 412:
    case 428:
      return "conflict_error";
    case 429:
      return "rate_limit_error";
    default:
      return "invalid_request_error";
  }
}

function withoutPages(details: Record<string, unknown>): Record<string, unknown> {
  const { fieldErrors, ...more } = details;
  return fieldErrors === undefined ? more : { ...more, fieldErrors: fieldsOf(fieldErrors) };
}

// A form names a field without an error as null.
function fieldsOf(errors: unknown): Record<string, string[]> {
  if (typeof errors !== "object" || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors)
      .filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))
      .map(([name, messages]) => [name, messages.map(apiFieldSentence)]),
  );
}
