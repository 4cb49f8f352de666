type ElementProps<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], "style" | "dataset">
> & { data?: Record<string, string>; aria?: Record<string, string> };

/** Creates an element with properties and children. Strings become text nodes, never markup. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { data = {}, aria = {}, ...props }: ElementProps<Tag> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), props);
  Object.assign(element.dataset, data);
  for (const [name, value] of Object.entries(aria))
    element.setAttribute(name === "role" ? name : `aria-${name}`, value);
  element.append(...children);
  return element;
}
