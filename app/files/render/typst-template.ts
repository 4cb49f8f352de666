/**
 * The typography of documents, in Typst. It reads the layout, the measures and the fit of one or more documents from `sys.inputs` as data; text of a user
 * is never Typst source. A4, one column, left-aligned, no header, footer, table or text box: employers' systems read
 * this without mistakes.
 */
export const TYPST_TEMPLATE = String.raw`
#let parts = json(bytes(sys.inputs.parts))
#let main = parts.first().sheet

#set document(title: main.title, author: main.at("author", default: ()), date: none)
#set text(lang: main.lang, region: main.region)

// One document; each of several begins on a new page, with its own measures.
#let typeset(sheet, fit) = {
  let typography = sheet.typography
  let letter = sheet.type == "cover_letter"
  let ink = rgb("#191712")
  let soft = rgb("#4d483d")
  let faint = rgb("#8f8877")
  let hair = rgb("#cfc8b8")
  let mark = rgb("#fff0c2")
  let accent = rgb("#" + typography.heading.colour)
  let gap(points) = points * 1pt * fit.gap
  let head-align = if typography.name.align == "center" { center } else { start }

  set page(
    paper: "a4",
    margin: (x: typography.margin.side * 1mm * fit.edge, top: typography.margin.top * 1mm * fit.edge, bottom: typography.margin.bottom * 1mm * fit.edge),
  )
  set text(
    font: "Noto Sans",
    size: fit.size * 1pt,
    costs: (runt: 1000%, widow: 200%, orphan: 200%),
    fill: ink,
    lang: sheet.lang,
    region: sheet.region,
    hyphenate: false,
    fallback: false,
    ligatures: false,
    // Noto Sans would split "ọ" into letter and dot, and text copied from the file would lose its place.
    features: (mark: 0, ccmp: 0),
  )
  set par(leading: fit.leading * (if letter { 0.74em } else { 0.64em }), spacing: if letter { gap(11) } else { gap(6.6) }, justify: false, linebreaks: "optimized")

  // A piece with a tone mark is set apart by an invisible tracking, which gives it a text run of its own: else readers double the mark.
  // A piece in another font keeps the line height of the main one. Kerning would cut its words in pieces for readers.
  let piece((kind, words, ..font)) = if font != () { text(font: font.first(), top-edge: 0.714em, kerning: false, words) } else if kind == 0 { text(words) } else { text(tracking: if kind == 1 { -0.001em } else { -0.0011em }, words) }
  let words(pieces) = for p in pieces { piece(p) }
  let bar = h(0.06em) + text(fill: faint, " | ") + h(0.06em)
  let run(r) = {
    if r.at("bar", default: false) { return bar }
    let body = words(r.pieces)
    if r.at("blank", default: false) { body = highlight(fill: mark, extent: 1pt, radius: 1.5pt, body) }
    if r.at("soft", default: false) { body = text(fill: soft, body) }
    if r.at("slanted", default: false) { body = emph(body) }
    if r.at("strong", default: false) { body = strong(body) }
    if "href" in r { body = link(r.href, body) }
    if r.whole { box(body) } else { body }
  }
  let line-of(runs) = for r in runs { run(r) }

  set strong(delta: 0)
  show strong: set text(weight: 600)
  set list(marker: text(fill: soft)[•], indent: 0.1em, body-indent: 0.62em, spacing: if letter { gap(7) } else { gap(5.6) + 0.16em })

  // As many details on a line as fit, so that no line ends in a separator.
  let in-rows(items, width) = {
    let rows = ()
    for item in items {
      let longer = if rows.len() == 0 { item } else { rows.last() + bar + item }
      if rows.len() > 0 and measure(longer).width <= width { rows.last() = longer } else { rows.push(item) }
    }
    rows.join(linebreak())
  }

  // The details of a line, which bars part.
  let details(runs) = {
    let items = ((),)
    for r in runs { if r.at("bar", default: false) { items.push(()) } else { items.last().push(r) } }
    items.map(line-of)
  }

  // Dates at the right edge of the line in which the lead ends. What takes more than one line has its last detail beside them, else they stand alone.
  let with-dates(lead, dates, detail) = layout(page => par({
    let (first, when) = (line-of(lead), line-of(dates))
    let dated(words) = words + [ ] + h(1fr) + box(inset: (left: 1.5em), when)
    let height-of(body) = measure(block(width: page.width, body)).height
    let items = details(lead)
    if dates.len() == 0 { first }
    else if height-of(dated(first)) == height-of[A] { dated(first) }
    else if items.len() > 1 and height-of(dated(items.last())) == height-of[A] { in-rows(items.slice(0, -1), page.width) + linebreak() + dated(items.last()) }
    else if height-of(dated(first)) == height-of(first) { dated(first) }
    else { first + linebreak() + h(1fr) + box(when) }
    if detail.len() > 0 { linebreak() + line-of(detail) }
  }))

  let rules = (
    double: (height: 2.4pt, stroke: (top: 0.7pt + ink, bottom: 0.7pt + ink)),
    thin: (height: 0.1pt, stroke: (bottom: 0.7pt + accent)),
    thick: (height: 0.1pt, stroke: (bottom: 2.2pt + accent)),
  )
  let head-rule = block(width: 100%, ..rules.at(typography.rule), above: 8pt, below: if letter { gap(20) } else { gap(12) })

  show heading.where(level: 1): it => block(sticky: true, above: 0pt, below: 10pt, width: 100%, align(head-align, text(size: typography.name.size * 1pt, weight: 600, it.body)))
  show heading.where(level: 2): it => block(
    sticky: true, above: gap(if typography.heading.isUnderlined { 15 } else { 18 }), below: gap(if typography.heading.isUnderlined { 8 } else { 9.5 }), width: 100%,
    ..if typography.heading.isUnderlined { (inset: (bottom: 3.4pt), stroke: (bottom: 0.5pt + hair)) },
    text(size: typography.heading.size * 1pt, weight: 600, fill: accent, tracking: 0.035em, kerning: false, it.body),
  )

  let part(body, ..placing) = block(above: 0pt, ..placing, par(body))
  let head-part(body, below: 0pt) = block(above: 0pt, below: below, sticky: true, width: 100%, align(head-align, body))

  let draw = (
    name: b => heading(level: 1, words(b.pieces)),
    headline: b => head-part(text(size: 11.5pt, fill: soft, line-of(b.runs)), below: 8.5pt),
    contact: b => {
      set text(size: 9.6pt)
      head-part(layout(page => align(head-align, in-rows(b.items.map(item => line-of(item)), page.width))), below: 0pt)
    },
    rule: b => head-rule,
    heading: b => heading(level: sheet.sections, words(b.pieces)),
    entry: b => block(sticky: b.follows, breakable: false, above: gap(if b.first { 7.5 } else { 12.5 }), below: gap(7.8), with-dates(b.lead, b.dates, b.detail)),
    paragraph: b => if "dates" in b { block(above: gap(6.6), below: gap(6.6), with-dates(b.runs, b.dates, ())) } else if b.runs.any(r => r.at("bar", default: false)) { layout(page => par(in-rows(details(b.runs), page.width))) } else { par(line-of(b.runs)) },
    listHead: b => block(sticky: true, breakable: false, above: gap(13), below: gap(7), par(strong(line-of(b.runs)))),
    bullets: b => {
      // Where it is asked, each item says on which page it stands; the words are the same.
      let place(at) = if sheet.at("asks-pages", default: false) { context [#metadata((block: b.index, item: at, page: here().page())) <item>] }
      let items = b.items.enumerate().map(((at, runs)) => place(at) + line-of(runs))
      let on-first = b.at("break", default: 0)
      if on-first > 0 {
        list(..items.slice(0, on-first))
        colbreak(weak: true)
        list(..items.slice(on-first))
      } else { list(..items) }
    },
    date: b => part(line-of(b.runs), below: gap(18)),
    address: b => part(b.lines.map(line-of).join(linebreak()), below: gap(18)),
    salutation: b => part(line-of(b.runs), sticky: true, below: gap(12)),
    subject: b => part(strong(line-of(b.runs)), sticky: true, below: gap(11)),
    closing: b => part(line-of(b.runs), sticky: true, breakable: false, above: gap(16), below: gap(28)),
    signature: b => part(line-of(b.runs)),
  )

  let draw-block(b) = {
    set text(dir: rtl) if b.at("rtl", default: false)
    (draw.at(b.kind))(b)
  }

  // The words come first, also for readers: the picture is placed after them and takes no room in their order.
  let draw-head(b) = {
    let side = b.photo.side * 1mm
    let picture = image(bytes(b.photo.bytes), format: "jpg", width: side, height: side, fit: "cover", alt: b.photo.label)
    let words = b.blocks.map(draw-block).join()
    let gutter = 6mm
    if typography.name.align == "center" {
      grid(columns: (side, 1fr, side), column-gutter: gutter, align: horizon, [], words, picture)
    } else {
      grid(columns: (1fr, side), column-gutter: gutter, align: horizon, words, picture)
    }
  }

  for b in sheet.blocks {
    if b.at("break", default: none) == 0 { colbreak(weak: true) }
    if b.kind == "head" { draw-head(b) } else { draw-block(b) }
  }
}

#for part in parts { typeset(part.sheet, part.fit) }
`;
