// Keeps the files that never change and one page that says "you are offline". No page of a person is ever kept: phones are shared.
const CACHE = "oya-1"
const KEPT = ["/offline", "/icon.svg"]

self.addEventListener("install", (event) => {
  const requests = KEPT.map((path) => new Request(path, { credentials: "omit", cache: "reload" }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)).then(() => self.skipWaiting()))
})

self.addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()))
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== "GET" || origin !== self.location.origin) return
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/offline")))
  else if (pathname.startsWith("/assets/")) event.respondWith(fromCache(request))
})

// Their names change with their content, so what is here is right.
async function fromCache(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, response.clone())
  }
  return response
}

// A message about finished documents leads to them.
self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  const path = event.notification.data?.path ?? "/documents"
  event.waitUntil(self.clients.matchAll({ type: "window" }).then((open) => open.find((client) => new URL(client.url).pathname === path)?.focus() ?? self.clients.openWindow(path)))
})
