import { documentCount } from "~/features/documents/count.server";
import { api, json } from "~/http/api.server";

export const loader = api(() => json(documentCount(), 200, { "Cache-Control": "public, max-age=120" }));
