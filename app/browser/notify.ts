const SHOWN_FOR = 5000;

/** Says it over other windows, for five seconds, where the browser was allowed to. A tap leads to `path`. */
export async function notify(
  title: string,
  { body, tag, path }: { body: string; tag: string; path: string },
) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body, tag, icon: "/icon.svg", data: { path } };
  try {
    // Android shows notes of a service worker only.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker?.active) throw new Error("no service worker yet");
    await worker.showNotification(title, options);
    setTimeout(
      () => void worker.getNotifications({ tag }).then((notes) => notes.forEach((note) => note.close())),
      SHOWN_FOR,
    );
  } catch {
    showWithoutWorker(title, options);
  }
}

function showWithoutWorker(title: string, options: NotificationOptions) {
  try {
    const note = new Notification(title, options);
    setTimeout(() => note.close(), SHOWN_FOR);
  } catch {
    // The page itself still tells.
  }
}
