import type { MetaFunction } from "@remix-run/node";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) => [
  ...createPageMeta(
    matches,
    "You are offline",
    "There is no network. Your documents and credits are safe on our side.",
  ),
  { name: "robots", content: "noindex" },
];

// The service worker shows this page while there is no network.
export default function Offline() {
  return (
    <section className="stack">
      <h1>You are offline</h1>
      <p>Your documents and credits are safe on our side. We keep working on what you started.</p>
      <p>When the network is back, load the page again. You find your results under Documents.</p>
      <p>
        <a href="/documents">Go to your documents</a>
      </p>
    </section>
  );
}
