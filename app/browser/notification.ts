const DISPLAY_MS = 5000;

/** Shows a system notification for five seconds, if the browser allows it. A tap opens `path`. */
export async function showNotification(
  title: string,
  { body, tag, path }: { body: string; tag: string; path: string },
) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body, tag, icon: "/icon.svg", data: { path } };
  try {
    // Android shows only notifications of a service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker?.active) throw new Error("no service worker yet");
    await worker.showNotification(title, options);
    setTimeout(
      () =>
        void worker
          .getNotifications({ tag })
          .then((notifications) => notifications.forEach((notification) => notification.close())),
      DISPLAY_MS,
    );
  } catch {
    showWithoutServiceWorker(title, options);
  }
}

function showWithoutServiceWorker(title: string, options: NotificationOptions) {
  try {
    const notification = new Notification(title, options);
    setTimeout(() => notification.close(), DISPLAY_MS);
  } catch {
    // The page shows the same result.
  }
}
