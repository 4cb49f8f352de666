import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listOffers } from "~/features/billing/offers.server";
import { getSiteContent } from "~/features/site/content.server";
import { buildTermsOfService } from "~/features/site/terms";
import { site } from "~/http/layout-data.server";
import { formatDay } from "~/time";
import { LegalDocument } from "~/ui/legal";
import { createPublicMeta } from "~/ui/meta";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? createPublicMeta({
        ...data.site,
        path: "/terms-of-service",
        title: `Terms of Service – ${data.site.name}`,
        description:
          "What you get, what it costs, when money comes back, and which law applies. In plain words.",
      })
    : [];
export const handle = { width: "narrow" };

export function loader() {
  const { date, ...text } = buildTermsOfService(site.name, getSiteContent(), listOffers());
  return { site, ...text, date: formatDay(new Date(date)).text };
}

export default function TermsOfService() {
  const { version, date, sections } = useLoaderData<typeof loader>();
  return <LegalDocument title="Terms of Service" version={version} date={date} sections={sections} />;
}
