import type { PdfObjects } from "./pdf-objects";
import type { Tag } from "./pdf-page";
import { pageNumbers } from "./pdf-shapes";

const maxElements = 20_000;
const maxDepth = 60;

type Context = { role: string; block?: string; headingLevel?: number; item?: { text?: string } };

/** Reads the structure tree of a PDF; the answer tells what it says of the words of a page with a number of marked content. */
export function pdfTags(
  objects: PdfObjects,
  maxPages: number,
): (page: number, mcid: number) => Tag | undefined {
  const tags = new Map<string, Tag>();
  const root = Number(/\/StructTreeRoot\s+(\d+)\s+\d+\s+R/.exec(objects.text)?.[1] ?? -1);
  const top = objects.dictionary(root);
  if (top === "") return () => undefined;
  const pages = pageNumbers(objects, maxPages);
  const roleOf = roles(objects, top);
  const seen = new Set<number>();

  const put = (page: number, mcid: string, context: Context) => {
    const key = `${page}/${mcid}`;
    const isLabel = context.role === "Lbl";
    if (context.item && !isLabel) context.item.text ??= key;
    const { block, headingLevel } = context;
    tags.set(key, { text: key, ...(block ? { block } : {}), ...(headingLevel ? { headingLevel } : {}) });
    const tag = tags.get(key);
    if (isLabel && tag) labels.push({ tag, item: context.item });
  };
  const labels: { tag: Tag; item?: { text?: string } }[] = [];

  const visit = (number: number, above: Context, depth: number): void => {
    if (seen.has(number) || seen.size > maxElements || depth > maxDepth) return;
    seen.add(number);
    const words = objects.dictionary(number);
    const role = roleOf(/\/S\s*\/([^\s/<>[\]()]+)/.exec(words)?.[1] ?? "");
    const context = within(role, number, above);
    const page = pages.get(Number(/\/Pg\s+(\d+)\s+\d+\s+R/.exec(words)?.[1] ?? -1));
    for (const kid of kidsOf(words)) {
      if (kid.element !== undefined) visit(kid.element, context, depth + 1);
      else if (kid.mcid !== undefined) {
        const own = kid.page === undefined ? page : pages.get(kid.page);
        if (own !== undefined) put(own, kid.mcid, context);
      }
    }
  };
  for (const kid of kidsOf(top)) if (kid.element !== undefined) visit(kid.element, { role: "" }, 0);
  for (const { tag, item } of labels) Object.assign(tag, { isLabel: true, text: item?.text ?? tag.text });
  return (page, mcid) => tags.get(`${page}/${mcid}`);
}

const blocks = /^(?:P|H[1-6]?|LI|TD|TH|Caption|BlockQuote|Title|TOCI|Note)$/;
const groups = /^(?:Table|TR|L|Sect|Art|Document)$/;

function within(role: string, number: number, above: Context): Context {
  if (groups.test(role)) return { role };
  const level = /^H([1-6])$/.exec(role)?.[1];
  const isInline = role === "NonStruct" || role === "Span";
  return {
    role: isInline && above.role === "Lbl" ? "Lbl" : role,
    ...(above.item ? { item: above.item } : {}),
    ...(role === "LI" ? { item: {} } : {}),
    ...(blocks.test(role) ? { block: String(number) } : above.block ? { block: above.block } : {}),
    ...(level
      ? { headingLevel: Number(level) }
      : above.headingLevel
        ? { headingLevel: above.headingLevel }
        : {}),
  };
}

type Kid = { element?: number; mcid?: string; page?: number };

/** The elements and numbers of marked content that an element holds, in order. */
function kidsOf(words: string): Kid[] {
  const list = /\/K\s*(\[[^\]]*\]|<<[^>]*>>|\d+\s+\d+\s+R|\d+)/.exec(words)?.[1] ?? "";
  return [...list.matchAll(/<<([^>]*)>>|(\d+)\s+\d+\s+R|(\d+)/g)].map(
    ([, dictionary, element, mcid]): Kid => {
      if (element !== undefined) return { element: Number(element) };
      if (mcid !== undefined) return { mcid };
      const found = /\/MCID\s+(\d+)/.exec(dictionary ?? "")?.[1];
      const page = /\/Pg\s+(\d+)/.exec(dictionary ?? "")?.[1];
      return { ...(found ? { mcid: found } : {}), ...(page ? { page: Number(page) } : {}) };
    },
  );
}

/** Names of programs for their elements, as the roles that PDF knows. */
function roles(objects: PdfObjects, top: string): (name: string) => string {
  const [, inline, other] = /\/RoleMap\s*(?:<<([^>]*)>>|(\d+)\s+\d+\s+R)/.exec(top) ?? [];
  const list = inline ?? (other ? objects.dictionary(Number(other)) : "");
  const known = new Map(
    [...list.matchAll(/\/([^\s/<>[\]()]+)\s*\/([^\s/<>[\]()]+)/g)].map(([, name = "", role = ""]) => [
      name,
      role,
    ]),
  );
  return (name) => known.get(name) ?? name;
}
