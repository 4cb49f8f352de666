import { api } from "~/http/api.server";
import { Refusal } from "~/refusal";

const nothingHere = api(() => {
  throw new Refusal("NOT_FOUND", "This address does not exist in the API.", 404);
});

export const loader = nothingHere;
export const action = nothingHere;
