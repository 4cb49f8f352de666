// What Express and compression alone can do on this machine: the measure of our own answers (throughput.ts).
import type { AddressInfo } from "node:net";
import compression from "compression";
import express from "express";

process.once("message", (answers: Record<string, { type: string; body: string }>) => {
  const app = express();
  app.use(compression({ level: 6 }));
  for (const [path, { type, body }] of Object.entries(answers))
    app.get(path.split("?")[0] ?? "", (_request, response) => void response.type(type).send(body));
  const http = app.listen(0, "127.0.0.1", () => process.send?.((http.address() as AddressInfo).port));
});
