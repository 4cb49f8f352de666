import type { MetaFunction } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { siteContent } from "~/features/site/content.server"
import { privacyPolicy } from "~/features/site/privacy"
import { dataRecipients } from "~/features/site/recipients.server"
import { site } from "~/http/viewer.server"
import { dayText } from "~/time"
import { LegalDocument } from "~/ui/legal"
import { publicMeta } from "~/ui/title"

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? publicMeta({ ...data.site, path: "/privacy-policy", title: `Privacy Policy – ${data.site.name}`, description: "What we know about you, why, for how long, who else gets it, and how you take it back." }) : [])
export const handle = { width: "narrow" }

export function loader() {
  const { date, ...text } = privacyPolicy(site.name, siteContent(), dataRecipients())
  return { site, ...text, date: dayText(new Date(date)).text }
}

export default function PrivacyPolicy() {
  const { version, date, sections } = useLoaderData<typeof loader>()
  return <LegalDocument title="Privacy Policy" version={version} date={date} sections={sections} />
}
