import { getSettings, themeOf, zoneOf } from "~/features/accounts/settings.server";
import { getPlan, standingOf } from "~/features/billing/history.server";
import { hasUnread } from "~/features/support/conversations.server";
import { supportStatus } from "~/features/support/presence.server";
import { env } from "~/env.server";
import { siteContent } from "~/features/site/content.server";
import { currentUser, isShared } from "./session.server";

/** What the frame of every page shows of the person who looks at it, and nothing more. */
export function viewerOf(request: Request) {
  const user = currentUser(request);
  if (!user || !user.isActive) return null;
  const { plan, balance, isUnlimited } = standingOf(user.id);
  const credits = balance.coverLettersRemaining + balance.resumesRemaining;
  const settings = getSettings(user.id);
  return {
    firstName: user.firstName || "User",
    initials: `${user.firstName.slice(0, 1)}${user.lastName.slice(0, 1)}`.toUpperCase() || "U",
    isAdmin: user.role === "admin",
    planName: getPlan(plan).name,
    credits: isUnlimited ? "∞ credits" : `${credits} credit${credits === 1 ? "" : "s"}`,
    photo: user.photoId ? `/photos/${user.photoId}` : undefined,
    theme: themeOf(settings),
    isShared: isShared(request),
    /** Whose clock the times that scripts write are, too. */
    zone: zoneOf(settings),
    /** Whose drafts this browser may keep; on somebody else's phone it keeps none. */
    drafts: isShared(request) ? undefined : user.id,
    support:
      user.emailVerifiedAt && supportStatus().available
        ? { person: user.id, unread: hasUnread(user.id), notes: settings.pushNotifications }
        : undefined,
  };
}

export const site = { name: env.SITE_NAME, url: env.APP_URL, isLocal: env.isLocal };

/** The foot of every page that visitors see. Who can be written to is named only if the operator gave an address. */
export function publicFooter(): { href: string; label: string }[] {
  const supportEmail = siteContent().supportEmail ?? env.SUPPORT_EMAIL;
  return [
    { href: "/privacy-policy", label: "Privacy Policy" },
    { href: "/terms-of-service", label: "Terms of Service" },
    { href: "/developers", label: "API" },
    ...(supportEmail ? [{ href: `mailto:${supportEmail}`, label: "Contact Us" }] : []),
    { href: "/login", label: "Sign In" },
  ];
}
