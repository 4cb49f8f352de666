/**
 * What a replica cannot answer although it only reads, because it lies in the memory or on the disk of the primary, or is asked there
 * first. Everything else a replica answers by itself.
 */
export const PRIMARY_PATHS: { path: RegExp; because: string; example: string }[] = [
  { path: /^\/ws(\/|$)/i, because: "sockets are announced to where messages are written", example: "/ws/" },
  { path: /^(\/api)?\/admin(\/|$)/i, because: "figures of the running work", example: "/admin/monitoring" },
  { path: /^(\/api)?\/support(\/|$)/i, because: "who is online", example: "/api/support/status" },
  { path: /^\/api\/uploads(\/|$)/i, because: "bytes of unfinished files", example: "/api/uploads/abc" },
  { path: /^\/generate\/?$/i, because: "unfinished files", example: "/generate" },
  { path: /^\/share(\/|$)/i, because: "what was shared is in memory", example: "/share" },
  {
    path: /^\/payment\/return\/?$/i,
    because: "a payment of a moment ago",
    example: "/payment/return",
  },
  { path: /^\/api\/payment\/verify\//i, because: "asks Paystack", example: "/api/payment/verify/x" },
  { path: /^\/dev\//i, because: "the outbox and the sandbox of local mode", example: "/dev/outbox" },
];

/** Whether the primary alone can answer a GET of this path, or of the data of its page. */
export function belongsToPrimary(path: string): boolean {
  const page = path.replace(/\.data$/, "");
  return PRIMARY_PATHS.some((one) => one.path.test(page));
}
