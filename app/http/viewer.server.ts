import { getSettings, themeOf } from "~/features/accounts/settings.server"
import { getBalance } from "~/features/billing/credits.server"
import { findPlan } from "~/features/billing/plans"
import { hasUnread } from "~/features/support/conversations.server"
import { supportStatus } from "~/features/support/presence.server"
import { env } from "~/env.server"
import { currentUser } from "./session.server"

/** What the frame of every page shows of the person who looks at it, and nothing more. */
export function viewerOf(request: Request) {
  const user = currentUser(request)
  if (!user || !user.isActive) return null
  const { coverLettersRemaining, resumesRemaining } = getBalance(user.id)
  const settings = getSettings(user.id)
  return {
    firstName: user.firstName || "User",
    initials: `${user.firstName.slice(0, 1)}${user.lastName.slice(0, 1)}`.toUpperCase() || "U",
    isAdmin: user.role === "admin",
    planName: findPlan("free_trial")?.name ?? "",
    credits: coverLettersRemaining + resumesRemaining,
    photo: user.photoId ? `/photos/${user.photoId}` : undefined,
    theme: themeOf(settings),
    support: user.emailVerifiedAt && supportStatus().available ? { person: user.id, unread: hasUnread(user.id), notes: settings.pushNotifications } : undefined,
  }
}

export type Viewer = NonNullable<ReturnType<typeof viewerOf>>

export const site = { name: env.SITE_NAME, url: env.APP_URL, isLocal: env.isLocal }
