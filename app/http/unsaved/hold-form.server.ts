import type { RequestHandler } from "express";
import { isOfApi } from "~/http/security/request-check.server";
import { getLoadContext } from "~/http/security/middleware.server";
import { collectForm } from "./posted-form.server";

/** Keeps what a page's form holds beside whoever reads it, so that it can come back when it cannot be saved. */
export const holdForm: RequestHandler = (request, response, next) => {
  if (request.method === "POST" && !isOfApi(request.path)) {
    getLoadContext(request, response).postedForm = collectForm(request);
    request.pause(); // nothing may arrive before its reader listens, too
  }
  next();
};
