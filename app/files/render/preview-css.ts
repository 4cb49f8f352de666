/**
 * The style of the preview: the PDF page on a screen, one readable column on a phone. Always light, also in
 * dark mode.
 */
export const PREVIEW_CSS = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fbfaf6;color:#191712;font:15px/1.5 "Noto Sans",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;font-variant-ligatures:none;-webkit-text-size-adjust:100%}
main{max-width:210mm;margin:0 auto;padding:24px 20px 40px;background:#fff;overflow-wrap:anywhere}
header{padding-bottom:10px;margin-bottom:20px;border-bottom:3px double #191712}
header:has(img){position:relative;min-height:112px;padding-right:118px}
header img{position:absolute;top:0;right:0}
h1{margin:0;font-size:28px;line-height:1.2;font-weight:600}
.headline{margin:2px 0 4px;font-size:16px;color:#4d483d}
.contact{margin:4px 0 0;font-size:14px}
i{font-style:normal;color:#8f8877}
h2{margin:22px 0 8px;padding-bottom:4px;border-bottom:1px solid #cfc8b8;font-size:13px;line-height:1.4;font-weight:600;letter-spacing:.035em}
p{margin:0 0 8px}
.entry{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:12px;margin:14px 0 4px}
.detail{flex-basis:100%}
h2+.entry{margin-top:0}
ul{margin:0 0 8px;padding-left:18px}
li{margin:0 0 3px}
li::marker{color:#4d483d}
strong{font-weight:600}
.soft{color:#4d483d;white-space:nowrap}
mark{background:#fff0c2;color:inherit;border-radius:2px;padding:0 1px}
a{color:inherit;text-decoration-color:#cfc8b8;text-underline-offset:2px}
.letter h1{font-size:22px}
.letter p{margin-bottom:14px}
.letter .contact{margin-bottom:0}
.letter .date,.letter .address{margin-bottom:22px}
.letter .subject,.listHead{font-weight:600}
.letter .listHead{margin:18px 0 5px}
.letter ul{margin-bottom:14px}
.closing{margin-top:24px}
.letter .closing{margin-bottom:40px}
@media (min-width:760px){main{margin:24px auto;padding:17mm 20mm 20mm;min-height:297mm;border:1px solid #e4dfd2}.letter{padding:22mm 25mm}}
@media print{@page{size:a4;margin:17mm 20mm}body{background:#fff}main{margin:0;padding:0;border:0;min-height:0}h2,.entry,.listHead{break-after:avoid}}
`;
