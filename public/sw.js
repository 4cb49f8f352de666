// Keeps the files that never change and one page that says "you are offline". No page of a person is ever kept: phones are shared.
const CACHE = "oya-1";
const KEPT = ["/offline", "/icon.svg"];
const SIGN_OUT = "/logout";

self.addEventListener("install", (event) => {
  const requests = KEPT.map((path) => new Request(path, { credentials: "omit", cache: "reload" }));
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(requests))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === "navigate" && (request.method === "GET" || pathname === SIGN_OUT))
    event.respondWith(goTo(request, pathname === SIGN_OUT));
  else if (request.method !== "GET") return;
  else if (pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
});

// Who taps Logout without a network is signed out by the first page that gets through, before it is shown to anybody.
async function goTo(request, isSignOut) {
  const cache = await caches.open(CACHE);
  try {
    if (!isSignOut && (await cache.match(SIGN_OUT)))
      await fetch(SIGN_OUT, { method: "POST", redirect: "manual" });
    const response = await fetch(request);
    await cache.delete(SIGN_OUT);
    return response;
  } catch {
    if (isSignOut) await cache.put(SIGN_OUT, new Response("waits")).catch(() => undefined);
    return cache.match("/offline");
  }
}

// Their names change with their content, so what is here is right.
async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await keep(cache, request, response.clone()).catch(() => undefined); // a full phone keeps nothing and works all the same
  return response;
}

// "generate-XUFI7652.js" takes the place of the "generate-…" of earlier releases, so a phone holds one of each at most.
async function keep(cache, request, response) {
  await cache.put(request, response);
  const nameOf = (url) => url.replace(/-[A-Z0-9]{8}\.js$/, "");
  const older = (await cache.keys()).filter(
    ({ url }) => url !== request.url && nameOf(url) === nameOf(request.url),
  );
  await Promise.all(older.map((old) => cache.delete(old)));
}

// A message about finished documents leads to them.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/documents";
  event.waitUntil(
    self.clients
      .matchAll({ type: "window" })
      .then(
        (open) =>
          open.find((client) => new URL(client.url).pathname === path)?.focus() ??
          self.clients.openWindow(path),
      ),
  );
});
