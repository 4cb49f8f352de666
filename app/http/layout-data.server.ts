import { getUserSettings, toTheme, toIanaZone } from "~/features/accounts/settings.server";
import { isAllowed, staffHome } from "~/features/accounts/permissions";
import type { User } from "~/features/accounts/sessions.server";
import { listMaking } from "~/features/applications/application-queries.server";
import { getAccess } from "~/features/billing/access.server";
import { getUnreadAnswers } from "~/features/support/conversations.server";
import { getWhatsAppLink } from "~/features/support/contact.server";
import { getSupportStatus } from "~/features/support/presence.server";
import { getResponseTarget } from "~/features/support/response-target";
import { env } from "~/env.server";
import { getSiteContent } from "~/features/site/content.server";
import { getCurrentUser, isSharedDevice } from "./auth/session.server";
import { isDataSaverOn } from "./data-saver.server";
import type { Flash } from "./flash.server";
import { hasStyles } from "./responses/has-styles.server";
import { safePath } from "./security/safe-redirect";
import { readTheme } from "./theme.server";

/** The data of the layout of every page. */
export async function getLayoutData(request: Request) {
  const userView = getUserView(request);
  const isOn = await isDataSaverOn(request);
  return {
    site,
    userView: userView && isOn ? { ...userView, photo: undefined } : userView,
    theme: userView ? userView.theme : await readTheme(request),
    hasStyles: hasStyles(request),
    flash: undefined as Flash | undefined,
    dataSaver: { isOn, path: safePath(new URL(request.url).pathname, "/") },
    footer: listFooterLinks(),
  };
}

/** The data of the current user for the layout of every page: these fields only. */
function getUserView(request: Request) {
  const user = getCurrentUser(request);
  if (!user || !user.isActive) return null;
  const { planId, planName, coverLettersRemaining, resumesRemaining, isUnlimited } = getAccess(user.id);
  const credits = coverLettersRemaining + resumesRemaining;
  const settings = getUserSettings(user.id);
  return {
    firstName: user.firstName || "User",
    initials: `${user.firstName.slice(0, 1)}${user.lastName.slice(0, 1)}`.toUpperCase() || "U",
    /** Where staff begins to work; undefined for others. */
    adminPath: staffHome(user),
    planName,
    credits: isUnlimited ? "∞ credits" : `${credits} credit${credits === 1 ? "" : "s"}`,
    photo: user.photoId ? `/photos/${user.photoId}` : undefined,
    theme: toTheme(settings),
    isSharedDevice: isSharedDevice(request),
    /** Applications whose documents are being made now. */
    making: listMaking(user.id),
    /** The time zone for times that scripts write. */
    timezone: toIanaZone(settings),
    /** The user id for stored drafts; undefined on a shared device. */
    draftsUserId: isSharedDevice(request) ? undefined : user.id,
    support:
      user.emailVerifiedAt && getSupportStatus().available
        ? {
            userId: user.id,
            ...describeUnread(user),
            promise: getResponseTarget(planId).text,
            whatsApp: getWhatsAppLink(),
            hasNotifications: settings.pushNotifications,
          }
        : undefined,
  };
}

export const site = { name: env.SITE_NAME, url: env.APP_URL, isLocal: env.isLocal };

// What the mark of unread answers says, and which address a page asks for news. Agents are asked about everybody.
function describeUnread(user: User) {
  const { unread, isRecent } = getUnreadAnswers(user.id);
  const personPath = isRecent ? "/api/support/unread" : undefined;
  return {
    isUnread: unread > 0,
    watch: isAllowed(user, "support") ? "/api/admin/support/unread" : personPath,
  };
}

/** The footer links of public pages. Contact links appear only if the operator set an address. */
export function listFooterLinks(): { href: string; label: string }[] {
  const supportEmail = getSiteContent().supportEmail ?? env.SUPPORT_EMAIL;
  return [
    { href: "/privacy-policy", label: "Privacy Policy" },
    { href: "/terms-of-service", label: "Terms of Service" },
    { href: "/developers", label: "API" },
    ...(supportEmail ? [{ href: `mailto:${supportEmail}`, label: "Contact Us" }] : []),
    { href: "/login", label: "Sign In" },
  ];
}
