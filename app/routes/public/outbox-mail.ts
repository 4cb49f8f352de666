import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { rawMail } from "~/features/accounts/mail.server";
import { site } from "~/http/viewer.server";

export function loader({ params }: LoaderFunctionArgs) {
  const raw = site.isLocal ? rawMail(params.mail ?? "") : undefined;
  if (raw === undefined) throw data(null, { status: 404 });
  return new Response(raw, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
