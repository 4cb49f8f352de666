import { accountOperations } from "./account-operations";
import { adminOperations } from "./admin-operations";
import { applicationOperations } from "./application-operations";
import { billingOperations } from "./billing-operations";
import { careerOperations } from "./career-operations";
import { documentOperations } from "./document-operations";
import type { Operation } from "./operation";
import { siteOperations } from "./site-operations";
import { supportOperations } from "./support-operations";
import { version1Operations } from "./version-1-operations";
import { webhookOperations } from "./webhook-operations";
import { writingOperations } from "./writing-operations";

/** The areas of the API in the order of the documentation. */
export const AREAS = {
  "Write an application": writingOperations,
  Applications: applicationOperations,
  Documents: documentOperations,
  "Career profile": careerOperations,
  "Version 1": version1Operations,
  Webhooks: webhookOperations,
  Account: accountOperations,
  "Plan and payments": billingOperations,
  Support: supportOperations,
  Site: siteOperations,
  Console: adminOperations,
} as const;

/** Every call of the API by method and path. A new call is added to the file of its area. */
export const CONTRACT = {
  ...writingOperations,
  ...applicationOperations,
  ...documentOperations,
  ...careerOperations,
  ...version1Operations,
  ...webhookOperations,
  ...accountOperations,
  ...billingOperations,
  ...supportOperations,
  ...siteOperations,
  ...adminOperations,
};

export type Contract = typeof CONTRACT;
export type OperationName = keyof Contract;

/** One call as it may be looked at without knowing which. */
export function getOperation(name: OperationName): Operation {
  return CONTRACT[name];
}

const PATTERNS = Object.keys(CONTRACT).map((name) => {
  const [method = "", path = ""] = name.split(" ");
  const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
  return { name: name as OperationName, method, pattern, isExact: !path.includes("{") };
});

/** The call that a request makes; HEAD is GET without a body. Undefined where the API has none. */
export function findOperation(method: string, path: string): OperationName | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const here = PATTERNS.filter(({ pattern }) => pattern.test(clean)).toSorted(
    (one, other) => Number(other.isExact) - Number(one.isExact),
  );
  const own = here.find((one) => one.method === method);
  return (own ?? (method === "HEAD" ? here.find((one) => one.method === "GET") : undefined))?.name;
}
