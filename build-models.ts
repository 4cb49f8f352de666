import { readFileSync, statSync, writeFileSync, mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const LATE_FROM_BYTES = 100_000;
const FOLDER = "build/models";

/**
 * Trained models and the largest vocabularies (*.json below app) are megabytes of text that a server needs late or never. In its bundle they
 * stay files of their own, and are read when somebody asks for the first of their values. The programs that read files and adverts have them
 * inside.
 */
export function lateModels(): Plugin {
  return {
    name: "late-models",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    async resolveId(source, importer) {
      if (!source.endsWith(".json")) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && isLate(found.id) ? `\0late-model:${found.id.replace(/\.json$/, "")}` : undefined;
    },
    load(id) {
      if (!id.startsWith("\0late-model:")) return undefined;
      const path = `${id.slice("\0late-model:".length)}.json`;
      const text = readFileSync(path, "utf8");
      const name = relative("app", path).replaceAll("/", "-");
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, name), text);
      const known = JSON.parse(text) as object;
      return `import { readFileSync } from "node:fs";
        let values;
        const read = () => {
          if (!values) setImmediate(() => (values = undefined)); // whoever unpacks it keeps what it needs
          return (values ??= JSON.parse(readFileSync(${JSON.stringify(join(FOLDER, name))}, "utf8")));
        };
        export default ${Array.isArray(known) ? LATE_LIST : lateObject(Object.keys(known))};`;
    },
  };
}

function isLate(id: string): boolean {
  return id.startsWith("/") && statSync(id).size >= LATE_FROM_BYTES;
}

const lateObject = (keys: string[]) =>
  `{ ${keys.map((key) => `get ${JSON.stringify(key)}() { return read()[${JSON.stringify(key)}]; }`).join(", ")} }`;
const LATE_LIST = "new Proxy([], { get: (_none, key) => read()[key] })";
