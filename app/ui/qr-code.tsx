import { encode } from "uqr";

const QUIET_ZONE = 4; // as the standard asks for
const SIDE = 224; // pixels: fits into a card on the smallest phone

/** A QR code as inline SVG, always dark on white, because scanners need that in dark mode too. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg width={SIDE} height={SIDE} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} rx={2} fill="#fff" />
      <path d={squares.join("")} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
