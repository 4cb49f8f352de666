import type { SandboxStore } from "./store";

export type ApiCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  authorization: string;
};
export type ApiResponse = { status: number; body: unknown };
export type ApiContext = {
  store: SandboxStore;
  secretKey: string;
  checkoutUrl: (code: string) => string;
  webhook: (event: string, reference: string, data: unknown) => void;
  step: () => void;
};

export type Route = (sandbox: ApiContext, call: ApiCall, part: string) => ApiResponse;

export function success(message: string, data: unknown, meta?: unknown): ApiResponse {
  return { status: 200, body: { status: true, message, data, ...(meta !== undefined && { meta }) } };
}

/** An error reply in Paystack's envelope. */
export function failure(
  status: number,
  message: string,
  { code, nextStep }: { code?: string; nextStep?: string } = {},
): ApiResponse {
  return {
    status,
    body: {
      status: false,
      message,
      ...(code && {
        meta: { nextStep: nextStep ?? "Ensure that you provide the correct values" },
        type: status === 401 || status === 429 ? "api_error" : "validation_error",
        code,
      }),
    },
  };
}

export function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === "object" && body !== null ? { ...body } : {};
}

// An integer, or a string of digits.
export function amountOf(value: unknown): number | undefined {
  const isWhole =
    (typeof value === "number" && Number.isSafeInteger(value)) ||
    (typeof value === "string" && /^\d{1,15}$/.test(value));
  return isWhole && Number(value) > 0 ? Number(value) : undefined;
}

export function metadataOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
