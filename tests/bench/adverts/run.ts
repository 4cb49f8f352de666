// npm run bench:adverts: demands, rules and the fit; with -- --fields the single fields of title, employer and how to apply; with -- --posts the posts of adverts that offer several.
await (process.argv.includes("--fields")
  ? import("./fields")
  : process.argv.includes("--posts")
    ? import("./posts")
    : import("./bench"));

export {};
