// Every table of the product, one file for each owner. Column order: id, timestamps, relations, attributes.
export * from "./accounts";
export * from "./ai";
export * from "./analytics";
export * from "./app-settings";
export * from "./applications";
export * from "./audit";
export * from "./billing";
export * from "./complaints";
export * from "./decisions";
export * from "./documents";
export * from "./generation-parts";
export * from "./generations";
export * from "./jobs";
export * from "./payments";
export * from "./profiles";
export * from "./rate-limits";
export * from "./support";
