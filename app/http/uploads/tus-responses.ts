import { Refusal } from "~/refusal";

export const VERSION = "1.0.0";

const MESSAGES: Record<number, string> = {
  404: "This upload is no longer here. Choose the file again.",
  409: "This piece does not begin where the last one ended. Ask with HEAD how much is here.",
  410: "This upload is no longer here. Choose the file again.",
  413: "That is more than the stated size of the file.",
};

export function tusRefusal(status: number): Refusal {
  return new Refusal(
    "UPLOAD",
    MESSAGES[status] ?? "This request does not follow tus 1.0.",
    MESSAGES[status] ? status : 400,
  );
}

export function uploadedResponse({ id, fileName }: { id: string; fileName: string }): Response {
  return tusResponse(200, {}, JSON.stringify({ uploadId: id, fileName }));
}

export function tusResponse(status: number, extraHeaders: Record<string, string> = {}, body = ""): Response {
  const headers = {
    "Tus-Resumable": VERSION,
    "Cache-Control": "no-store",
    ...(body && { "Content-Type": "application/json; charset=utf-8" }),
    ...extraHeaders,
  };
  return new Response(body || null, { status, headers });
}
