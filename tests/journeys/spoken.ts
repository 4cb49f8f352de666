import type { Page } from "playwright";

type Value = { value?: unknown };
type Node = {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: Value;
  name?: Value;
  properties?: { name: string; value: Value }[];
};

/**
 * What a screen reader says of the main part of a page, in its order: headings, controls and messages, from the accessibility tree of Chromium.
 * Running text is left out; days are one word, because they change.
 */
export async function listSpoken(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: Node[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const main = nodes.find(({ role }) => role?.value === "main");
  return main ? spokenBelow(main, byId) : [];
}

function spokenBelow(node: Node, byId: Map<string, Node>): string[] {
  const own = node.ignored ? undefined : sentenceOf(node);
  const children = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child ? [child] : [];
  });
  // What has a name is read as one; its parts are not read again.
  return own === undefined ? children.flatMap((child) => spokenBelow(child, byId)) : [own];
}

function sentenceOf({ role, name, properties = [] }: Node): string | undefined {
  const kind = KINDS[String(role?.value)];
  const text = String(name?.value ?? "")
    .replace(/\s+/g, " ")
    .replace(/\d{1,2} [A-Z][a-z]{2,8} 20\d\d/g, "DAY")
    .trim();
  if (kind === undefined || text === "") return undefined;
  const property = (wanted: string) => properties.find((one) => one.name === wanted)?.value.value;
  const level = property("level");
  const states = [
    property("expanded") === true && "open",
    property("expanded") === false && "closed",
    property("checked") === "true" && "ticked",
    property("checked") === "false" && "not ticked",
    property("required") === true && "required",
    property("invalid") === "true" && "invalid",
  ].filter((state) => state !== false);
  return [`${kind}${level === undefined ? "" : ` ${String(level)}`}: ${text}`, ...states].join(", ");
}

// By the roles of Chromium.
const KINDS: Record<string, string | undefined> = {
  heading: "heading",
  link: "link",
  button: "button",
  textbox: "field",
  searchbox: "field",
  checkbox: "box",
  radio: "choice",
  combobox: "list",
  DisclosureTriangle: "summary",
  image: "picture",
  img: "picture",
};
