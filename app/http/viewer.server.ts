import { getSettings, themeOf } from "~/features/accounts/settings.server"
import { getBalance } from "~/features/billing/credits.server"
import { findPlan } from "~/features/billing/plans"
import { env } from "~/env.server"
import { siteContent } from "~/features/site/content.server"
import { currentUser } from "./session.server"

/** What the frame of every page shows of the person who looks at it, and nothing more. */
export function viewerOf(request: Request) {
  const user = currentUser(request)
  if (!user || !user.isActive) return null
  const { coverLettersRemaining, resumesRemaining } = getBalance(user.id)
  return {
    firstName: user.firstName || "User",
    initials: `${user.firstName.slice(0, 1)}${user.lastName.slice(0, 1)}`.toUpperCase() || "U",
    isAdmin: user.role === "admin",
    planName: findPlan("free_trial")?.name ?? "",
    credits: coverLettersRemaining + resumesRemaining,
    photo: user.photoId ? `/photos/${user.photoId}` : undefined,
    theme: themeOf(getSettings(user.id)),
  }
}

export type Viewer = NonNullable<ReturnType<typeof viewerOf>>

export const site = { name: env.SITE_NAME, url: env.APP_URL, isLocal: env.isLocal }

/** The foot of every page that visitors see. Who can be written to is named only if the operator gave an address. */
export function publicFooter(): { href: string; label: string }[] {
  const { supportEmail } = siteContent()
  return [
    { href: "/privacy-policy", label: "Privacy Policy" },
    { href: "/terms-of-service", label: "Terms of Service" },
    { href: "/developers", label: "API" },
    ...(supportEmail ? [{ href: `mailto:${supportEmail}`, label: "Contact Us" }] : []),
    { href: "/login", label: "Sign In" },
  ]
}
