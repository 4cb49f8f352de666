/**
 * The page of a receipt, in Typst. Like the template of documents it reads its texts from `sys.inputs` as data; no text is Typst
 * source.
 */
export const RECEIPT_TEMPLATE = String.raw`
#let sheet = json(bytes(sys.inputs.sheet))
#let soft = rgb("#4d483d")
#let hair = rgb("#cfc8b8")

#set document(title: sheet.name, date: none)
#set page(paper: "a4", margin: (x: 24mm, top: 22mm, bottom: 22mm))
#set text(font: "Noto Sans", size: 10.5pt, fill: rgb("#191712"), lang: "en", region: "NG", hyphenate: false, fallback: false, ligatures: false, features: (mark: 0, ccmp: 0))
#set par(leading: 0.62em, spacing: 0.9em)
#set strong(delta: 0)
#show strong: set text(weight: 600)

#let piece((kind, words, ..font)) = if font != () { text(font: font.first(), words) } else { text(words) }
#let words(pieces) = for p in pieces { piece(p) }
#let lines(items) = items.map(words).join(linebreak())

#show heading.where(level: 1): it => block(above: 0pt, below: 8pt, text(size: 22pt, weight: 600, it.body))
#heading(level: 1, words(sheet.title))
#block(width: 100%, height: 2.4pt, stroke: (top: 0.7pt, bottom: 0.7pt), above: 0pt, below: 18pt)

#let column(label, items) = if items.len() > 0 { par(text(fill: soft, size: 9pt, label) + linebreak() + lines(items)) }
#grid(
  columns: (1fr, 1fr), column-gutter: 12mm,
  column("From", sheet.seller),
  column("To", sheet.buyer),
)
#v(10pt)
#for row in sheet.facts { grid(columns: (42mm, 1fr), row-gutter: 4pt, text(fill: soft, words(row.label)), words(row.value)) + v(-3pt) }
#v(14pt)

#let sum(row, bold: false) = {
  let cells = (words(row.label), align(right, words(row.value)))
  block(width: 100%, above: 0pt, below: 0pt, inset: (y: 6pt), stroke: (top: 0.5pt + hair), grid(columns: (1fr, auto), ..if bold { cells.map(strong) } else { cells }))
}
#sum(sheet.item)
#for row in sheet.sums { sum(row, bold: row.at("isTotal", default: false)) }
`;
