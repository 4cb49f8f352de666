import { apiHandler } from "~/http/api/api-handler.server";
import { Refusal } from "~/refusal";

const notFound = apiHandler(() => {
  throw new Refusal("NOT_FOUND", "This address does not exist in the API.", 404);
});

export const loader = notFound;
export const action = notFound;
