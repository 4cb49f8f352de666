type Size = { width: number; height: number };

/** The sizes of pages in points that stand in the objects of a file. The answer gives the smallest that holds what was found on a page. */
export function pageSizes(text: string): (reach: Size) => Size {
  const sizes = [
    ...text.matchAll(/\/(?:Media|Crop)Box\s*\[\s*([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s+([-\d.]+)\s*\]/g),
  ]
    .slice(0, 500)
    .map(([, left, bottom, right, top]) => ({
      width: Number(right) - Number(left),
      height: Number(top) - Number(bottom),
    }))
    .filter(({ width, height }) => width > 50 && height > 50)
    .sort((a, b) => a.width * a.height - b.width * b.height);
  const usual = sizes[0] ?? { width: 595, height: 842 };
  return (reach) => {
    const holds = (size: Size) => reach.width <= size.width + 2 && reach.height <= size.height + 2;
    const turned = (size: Size) => ({ width: size.height, height: size.width });
    const isTurned = /\/Rotate\s+(?:90|270)\b/.test(text);
    return [...sizes, ...(isTurned ? sizes.map(turned) : [])].find(holds) ?? usual;
  };
}
