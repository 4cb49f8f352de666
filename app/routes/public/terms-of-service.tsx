import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteContent } from "~/features/site/content.server";
import { termsOfService } from "~/features/site/terms";
import { site } from "~/http/viewer.server";
import { dayText } from "~/time";
import { LegalDocument } from "~/ui/legal";
import { publicMeta } from "~/ui/title";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? publicMeta({
        ...data.site,
        path: "/terms-of-service",
        title: `Terms of Service – ${data.site.name}`,
        description:
          "What you get, what it costs, when money comes back, and which law applies. In plain words.",
      })
    : [];
export const handle = { width: "narrow" };

export function loader() {
  const { date, ...text } = termsOfService(site.name, siteContent());
  return { site, ...text, date: dayText(new Date(date)).text };
}

export default function TermsOfService() {
  const { version, date, sections } = useLoaderData<typeof loader>();
  return <LegalDocument title="Terms of Service" version={version} date={date} sections={sections} />;
}
