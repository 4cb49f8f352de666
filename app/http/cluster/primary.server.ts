import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { confirmCommits } from "~/db/commit-barrier.server";
import { log, serializeError } from "~/log.server";
import { SAFE_METHODS } from "~/http/security/request-check.server";
import { isKeyedCall } from "~/http/security/cors.server";
import { POSITION_HEADER } from "./bearer-positions.server";
import { readNodeHeader } from "./node-header.server";
import { createPositionCookie, parsePosition } from "./position-cookie.server";

/** The exit code after which a supervisor starts the process again (EX_TEMPFAIL). */
export const EXIT_RESTART = 75;

/**
 * On the primary of a cluster: no answer that acknowledges a write leaves before LiteFS has the write, and it tells the browser which
 * position to ask replicas for. What a replica forwarded is told too: its next page must not be older.
 */
export const primaryMiddleware: RequestHandler = (request, response, next) => {
  const seen = parsePosition(request.headers.cookie);
  const isFromReplica = readNodeHeader(request) !== undefined;
  const isAcknowledgement = isFromReplica || !SAFE_METHODS.has(request.method);
  if (!isAcknowledgement && seen === undefined) return next();
  onHeaders(response, () => {
    const position = confirmOrEnd();
    if (isFromReplica) response.setHeader(POSITION_HEADER, String(position));
    if (isKeyedCall(request)) return; // such an answer sets no cookie
    // A position that is not there yet is of a database before a restore.
    if (isAcknowledgement || (seen !== undefined && seen > position))
      response.append("Set-Cookie", createPositionCookie(position));
  });
  next();
};

// Without LiteFS nothing can be saved or read, and what was saved last may be lost: no connection gets an answer.
function confirmOrEnd(): number {
  try {
    return confirmCommits();
  } catch (error) {
    log.error({ event: "cluster.commit_not_confirmed", ...serializeError(error) });
    process.exit(EXIT_RESTART);
  }
}
