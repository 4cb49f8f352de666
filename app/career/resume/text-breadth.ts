/** How broad a text is beside others, with 1 for a usual small letter: "(RM)" is broader than "till". */
export function breadthOf(text: string): number {
  const narrow = (text.match(narrowSigns) ?? []).length;
  const broad = (text.match(broadSigns) ?? []).length;
  return text.length - 0.45 * narrow + 0.35 * broad;
}

const narrowSigns = /[\sijltfrI.,:;'’|()[\]-]/g;
const broadSigns = /[\p{Lu}mw%@&—]/gu;
