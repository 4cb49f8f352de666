import { statsJson } from "~/features/figures/figures-json";
import { getMaterial } from "~/features/figures/material.server";
import { allow, api } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(async ({ request }) => {
  requireApiAdmin(request);
  return statsJson(await getMaterial());
});

export const action = api(({ request }) => {
  requireApiAdmin(request);
  allow(request, "GET");
});
