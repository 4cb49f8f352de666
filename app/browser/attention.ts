// For so long after a tap or a key somebody is taken to be looking.
const ATTENTION_MS = 60_000;
const ACTIVITY = ["pointerdown", "keydown", "wheel"] as const;

let lastActivity = Date.now(); // whoever opened the page looks at it

/** Whether somebody looks at this page. A visible page that nobody has touched for a minute is not looked at. */
export function isAttended(): boolean {
  return !document.hidden && Date.now() - lastActivity < ATTENTION_MS;
}

/** Calls `run` at each tap and key, and when the page is shown again. */
export function onActivity(run: () => void): void {
  for (const type of ACTIVITY) addEventListener(type, run, { passive: true });
  document.addEventListener("visibilitychange", () => void (!document.hidden && run()));
}

onActivity(() => {
  lastActivity = Date.now();
});
