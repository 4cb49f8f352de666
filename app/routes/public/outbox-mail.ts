import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { readRawMail } from "~/features/accounts/mail.server";
import { site } from "~/http/layout-data.server";

export function loader({ params }: LoaderFunctionArgs) {
  const raw = site.isLocal ? readRawMail(params.mail ?? "") : undefined;
  if (raw === undefined) throw data(null, { status: 404 });
  return new Response(raw, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
