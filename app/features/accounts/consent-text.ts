/** The words beside the box, at registration and in Settings. Change the version with the words: stored consents name both. */
export const MARKETING_CONSENT = {
  version: "1",
  text: "Send me tips for applications and news about plans by email. I can stop this at any time.",
}
