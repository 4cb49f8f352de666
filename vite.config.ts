import { vitePlugin as remix } from "@remix-run/dev"
import { fileURLToPath } from "node:url"
import { defineConfig, type Plugin } from "vite"
import { compression, defineAlgorithm } from "vite-plugin-compression2"
import { constants } from "node:zlib"

// The scripts of the support chat are no part of any page's own: built beside them, at addresses of their own, loaded when somebody wants them.
const supportChat: Plugin = {
  name: "support-chat",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  buildStart() {
    for (const name of ["support", "inbox"]) this.emitFile({ type: "chunk", id: `app/dialog/${name}.ts`, fileName: `${name}.js`, preserveSignature: "strict" })
  },
}

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) }, dedupe: ["react", "react-dom"] },
  // Named here so that development does not find them one by one and load React twice on the first visit.
  optimizeDeps: { include: ["react", "react-dom/client", "react/jsx-runtime", "react/jsx-dev-runtime", "@remix-run/react", "@conform-to/react"] },
  build: { target: "es2020", sourcemap: false, assetsInlineLimit: 0 },
  server: { allowedHosts: true },
  plugins: [
    remix({
      ignoredRouteFiles: ["**/*"], // every address stands in app/routes.ts
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
    supportChat,
    compression({
      algorithms: [
        defineAlgorithm("gzip", { level: 9 }),
        defineAlgorithm("brotliCompress", { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ],
      include: /\.(js|css|svg|json|txt|webmanifest)$/,
    }),
  ],
})
