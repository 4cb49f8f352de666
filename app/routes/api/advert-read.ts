import { z } from "zod";
import { readAdvertFor } from "~/features/writing/check-advert.server";
import { advertText } from "~/features/writing/generation.schema";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { serializeAdvert } from "~/features/adverts/serialize-advert";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

const line = z.string().trim().max(150).optional();
const AdvertToRead = z.object({ jobDescription: advertText, jobTitle: line, companyName: line });

export const loader = refuseMethod("POST");

/** What an advert asks, and with a profile how far the person fits. Costs no credit and stores nothing. */
export const action = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  const advert = await readBody(request, AdvertToRead);
  enforceRateLimit("advicePerUser", user.id);
  return serializeAdvert(await readAdvertFor(user.id, advert));
});
