import { getSettings, themeOf } from "~/features/accounts/settings.server"
import { planOf, standingOf } from "~/features/billing/history.server"
import { env } from "~/env.server"
import { currentUser } from "./session.server"

/** What the frame of every page shows of the person who looks at it, and nothing more. */
export function viewerOf(request: Request) {
  const user = currentUser(request)
  if (!user || !user.isActive) return null
  const { plan, balance, isUnlimited } = standingOf(user.id)
  const credits = balance.coverLettersRemaining + balance.resumesRemaining
  return {
    firstName: user.firstName || "User",
    initials: `${user.firstName.slice(0, 1)}${user.lastName.slice(0, 1)}`.toUpperCase() || "U",
    isAdmin: user.role === "admin",
    planName: planOf(plan).name,
    credits: isUnlimited ? "∞ credits" : `${credits} credit${credits === 1 ? "" : "s"}`,
    photo: user.photoId ? `/photos/${user.photoId}` : undefined,
    theme: themeOf(getSettings(user.id)),
  }
}

export type Viewer = NonNullable<ReturnType<typeof viewerOf>>

export const site = { name: env.SITE_NAME, url: env.APP_URL, isLocal: env.isLocal }
