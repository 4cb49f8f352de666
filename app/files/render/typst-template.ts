/**
 * The typography of documents, in Typst. It reads the layout from `sys.inputs` as data; text of a user is
 * never Typst source. A4, one column, left-aligned, no header, footer, table, image or text box: employers'
 * systems read this without mistakes.
 */
export const TYPST_TEMPLATE = String.raw`
#let sheet = json(bytes(sys.inputs.sheet))
#let letter = sheet.type == "cover_letter"
#let compact = sys.inputs.density == "compact"
#let scale = if compact { 0.94 } else { 1 }
#let ink = rgb("#191712")
#let soft = rgb("#4d483d")
#let faint = rgb("#8f8877")
#let hair = rgb("#cfc8b8")
#let mark = rgb("#fff0c2")

#set document(title: sheet.title, author: sheet.at("author", default: ()), date: none)
#set page(
  paper: "a4",
  margin: if letter { (x: 25mm, top: 22mm * scale, bottom: 20mm * scale) } else { (x: 20mm, top: 17mm * scale, bottom: 17mm * scale) },
)
#set text(
  font: "Noto Sans",
  size: scale * (if letter { 10.5pt } else { 10pt }),
  costs: (runt: 180%, widow: 200%, orphan: 200%),
  fill: ink,
  lang: sheet.lang,
  region: sheet.region,
  hyphenate: false,
  fallback: false,
  ligatures: false,
  // Noto Sans would split "ọ" into letter and dot, and text copied from the file would lose its place.
  features: (mark: 0, ccmp: 0),
)
#set par(leading: scale * (if letter { 0.74em } else { 0.62em }), spacing: scale * (if letter { 1.32em } else { 0.74em }), justify: false)

// A piece with a tone mark is set apart by an invisible tracking, which gives it a text run of its own: else readers double the mark.
// A piece in another font keeps the line height of the main one. Kerning would cut its words in pieces for readers.
#let piece((kind, words, ..font)) = if font != () { text(font: font.first(), top-edge: 0.714em, kerning: false, words) } else if kind == 0 { text(words) } else { text(tracking: if kind == 1 { -0.001em } else { -0.0011em }, words) }
#let words(pieces) = for p in pieces { piece(p) }
#let bar = h(0.06em) + text(fill: faint, " | ") + h(0.06em)
#let run(r) = {
  if r.at("bar", default: false) { return bar }
  let body = words(r.pieces)
  if r.at("blank", default: false) { body = highlight(fill: mark, extent: 1pt, radius: 1.5pt, body) }
  if r.at("soft", default: false) { body = text(fill: soft, body) }
  if r.at("strong", default: false) { body = strong(body) }
  if "href" in r { body = link(r.href, body) }
  if r.whole { box(body) } else { body }
}
#let line-of(runs) = for r in runs { run(r) }

#set strong(delta: 0)
#show strong: set text(weight: 600)
#set list(marker: text(fill: soft)[•], indent: 0.1em, body-indent: 0.62em, spacing: 0.72em)

// As many details on a line as fit, so that no line ends in a separator.
#let in-rows(items, width) = {
  let rows = ()
  for item in items {
    let longer = if rows.len() == 0 { item } else { rows.last() + bar + item }
    if rows.len() > 0 and measure(longer).width <= width { rows.last() = longer } else { rows.push(item) }
  }
  rows.join(linebreak())
}

#let double-rule = block(width: 100%, height: 2.4pt, stroke: (top: 0.7pt + ink, bottom: 0.7pt + ink), above: 8pt, below: scale * (if letter { 20pt } else { 12pt }))

#show heading.where(level: 1): it => block(sticky: true, above: 0pt, below: 10pt, text(size: if letter { 17pt } else { 23pt }, weight: 600, it.body))
#show heading.where(level: 2): it => block(
  sticky: true, above: 16pt * scale, below: 8pt * scale, width: 100%, inset: (bottom: 3.6pt), stroke: (bottom: 0.5pt + hair),
  text(size: 8.9pt * scale, weight: 600, tracking: 0.035em, kerning: false, it.body),
)

#let part(body, ..placing) = block(above: 0pt, ..placing, par(body))

#let draw = (
  name: b => heading(level: 1, words(b.pieces)),
  headline: b => part(text(size: 11pt, fill: soft, line-of(b.runs)), sticky: true, below: 8.5pt),
  contact: b => {
    set text(size: 0.92em)
    layout(page => part(in-rows(b.items.map(item => line-of(item)), page.width), sticky: true, below: 0pt))
  },
  rule: b => double-rule,
  heading: b => heading(level: sheet.sections, words(b.pieces)),
  // Dates follow on the same line. At the right edge they would form a column, and readers tear columns off their jobs.
  entry: b => part(sticky: b.follows, breakable: false, above: scale * (if b.first { 7.5pt } else { 12pt }), below: 6.6pt * scale, {
    line-of(b.title)
    if b.detail.len() > 0 { linebreak() + line-of(b.detail) }
  }),
  paragraph: b => par(line-of(b.runs)),
  bullets: b => list(..b.items.map(line-of)),
  date: b => part(line-of(b.runs), below: 20pt * scale),
  address: b => part(b.lines.map(line-of).join(linebreak()), below: 20pt * scale),
  salutation: b => part(line-of(b.runs), sticky: true, below: 14pt * scale),
  subject: b => part(strong(line-of(b.runs)), sticky: true, below: 14pt * scale),
  closing: b => part(line-of(b.runs), sticky: true, breakable: false, above: 18pt * scale, below: 30pt * scale),
  signature: b => part(line-of(b.runs)),
)

#for b in sheet.blocks {
  set text(dir: rtl) if b.at("rtl", default: false)
  (draw.at(b.kind))(b)
}
`;
