// npm run bench:adverts: demands, rules and the fit; with -- --fields the single fields of title, employer and how to apply.
await (process.argv.includes("--fields") ? import("./fields") : import("./bench"));

export {};
