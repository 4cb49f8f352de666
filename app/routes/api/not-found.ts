import { apiHandler } from "~/http/api/api-handler.server";
import { enforceApiLimit, findApiSubject, limitHeaders } from "~/http/api/api-limit.server";
import { Refusal } from "~/refusal";

const notFound = apiHandler(({ request, context }, headers) => {
  const state = enforceApiLimit(findApiSubject(request, context.clientAddress));
  for (const [name, value] of Object.entries(limitHeaders(state))) headers.set(name, value);
  throw new Refusal("NOT_FOUND", "This address does not exist in the API.", 404);
});

export const loader = notFound;
export const action = notFound;
