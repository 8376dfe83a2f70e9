/** The CSS of the page, light or dark like the system of the reader. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #f4f6fa; --card: #fff; --text: #1a2130; --quiet: #566072; --line: #dde2ea; --soft: #eef1f6;
  --link: #1f54d1; --good: #12653a; --on-good: #dff5e8; --warn: #7d4c00; --on-warn: #fdf0d8;
  --bad: #a8221b; --on-bad: #fde7e5; --check: #e6eaf1;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1117; --card: #161b24; --text: #e7eaf0; --quiet: #a0aabb; --line: #2b3240; --soft: #1e2530;
    --link: #8db2ff; --good: #83e3ab; --on-good: #12321f; --warn: #f3c573; --on-warn: #36280d;
    --bad: #ffa39c; --on-bad: #3d1a18; --check: #222936;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 4rem; max-width: 84rem;
  background: var(--page); color: var(--text); font: 0.9375rem/1.5 system-ui, sans-serif;
}
a { color: var(--link); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
code, pre { font: 0.8125rem/1.5 ui-monospace, 'Liberation Mono', monospace; }
h1, h2, h3, h4, p, ul, dl, dd { margin: 0; padding: 0; }
h1 { font-size: 1.375rem; line-height: 1.3; letter-spacing: -0.01em; }
h2 { margin-bottom: 0.75rem; font-size: 1.125rem; }
ul { list-style: none; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; }
header img { display: block; }
header p, .note, .more, label, .quiet, .facts, dt { color: var(--quiet); }
header .title { flex: 1 1 20rem; }
header code { color: var(--text); overflow-wrap: anywhere; }
.fresh { font-size: 0.8125rem; text-align: end; }
header + nav ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: 0.75rem; margin: 1.5rem 0 2rem; }
header + nav a {
  display: block; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem;
  background: var(--card); color: var(--quiet); text-decoration: none;
}
header + nav a:hover { border-color: var(--link); }
header + nav strong { display: block; color: var(--text); font-size: 1.5rem; line-height: 1.3; font-variant-numeric: tabular-nums; }
section { min-width: 0; margin-bottom: 2.25rem; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 1.5rem; align-items: start; }
@media (min-width: 75rem) { .pair { grid-template-columns: 5fr 6fr; } }
.count {
  margin-inline-start: 0.25rem; padding: 0.1rem 0.5rem; border-radius: 1rem; background: var(--soft); color: var(--quiet);
  font-size: 0.8125rem; font-weight: 600; vertical-align: 0.1em;
}
.note { margin-inline-start: 0.25rem; font-size: 0.875rem; font-weight: 400; }
.more { margin-top: 0.5rem; font-size: 0.875rem; }
.scroll, .empty, .asset { border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); }
.scroll { max-height: 24rem; overflow: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption, .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { padding: 0.5rem 0.75rem; text-align: start; vertical-align: baseline; font-weight: 400; }
thead th {
  position: sticky; top: 0; background: var(--soft); color: var(--quiet);
  font-size: 0.8125rem; font-weight: 600; white-space: nowrap;
}
th:first-child { padding-inline-start: 1rem; }
tbody tr + tr > * { border-top: 1px solid var(--line); }
tbody th { font-weight: 600; }
th code { color: var(--quiet); font-weight: 400; font-size: 0.75rem; }
tbody th:first-child { min-width: 10rem; }
#requests tbody th:first-child { min-width: 6.75rem; }
td, th { min-width: 6.75rem; max-width: min(20rem, 60vw); overflow-wrap: anywhere; }
#requests td { max-width: min(40rem, 60vw); }
time, .badge { white-space: nowrap; }
#requests tbody th { font-weight: 400; }
#requests td code { color: var(--text); font-size: 0.8125rem; }
#requests .scroll { max-height: 36rem; }
.badge {
  display: inline-block; padding: 0 0.5rem; border-radius: 1rem; background: var(--soft); color: var(--quiet);
  font-size: 0.8125rem; font-weight: 600;
}
.good { background: var(--on-good); color: var(--good); }
.warn { background: var(--on-warn); color: var(--warn); }
.bad { background: var(--on-bad); color: var(--bad); }
.empty { padding: 1rem 1.25rem; color: var(--quiet); overflow-wrap: anywhere; }
.empty pre { margin: 0.75rem 0; padding: 0.75rem 1rem; border-radius: 0.5rem; background: var(--soft); color: var(--text); white-space: pre-wrap; }
.empty pre:last-child { margin-bottom: 0.25rem; }
.tools { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.75rem 1.5rem; margin-bottom: 1rem; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
label { font-size: 0.875rem; }
input, button { padding: 0.375rem 0.75rem; border: 1px solid var(--quiet); border-radius: 0.5rem; background: var(--card); color: var(--text); font: inherit; }
input { flex: 1 1 9rem; min-width: 0; }
button { color: var(--link); font-weight: 600; cursor: pointer; }
button:hover { border-color: var(--link); }
button:disabled { color: var(--quiet); cursor: default; }
.pages { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.25rem 1.25rem; font-variant-numeric: tabular-nums; }
.tools .note { margin: 0; }
.assets + .pages { margin-top: 1.25rem; }
.assets { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 1rem; align-items: start; }
/* An open playable is about as high as two other cards. */
.asset:has([open]) { grid-column: 1 / -1; }
.asset { min-width: 0; overflow: hidden; padding-bottom: 0.875rem; }
.asset > :not(.preview) { margin-inline: 1rem; }
.preview {
  display: grid; place-items: center; place-content: center; gap: 0.25rem; height: 9.5rem; margin-bottom: 0.75rem; padding: 0.75rem;
  border-bottom: 1px solid var(--line); background: var(--soft); overflow: hidden;
}
.preview.image { background: repeating-conic-gradient(var(--check) 0 25%, var(--card) 0 50%) 0 0 / 1rem 1rem; }
.preview img, .preview video { max-width: 100%; max-height: 8rem; object-fit: contain; font-size: 0.8125rem; overflow-wrap: anywhere; }
.preview audio { width: 14rem; max-width: 100%; }
.type { color: var(--quiet); font-weight: 600; overflow-wrap: anywhere; text-align: center; }
h3 { margin: 1.25rem 0 0.75rem; font-size: 1rem; overflow-wrap: anywhere; }
h4 { font-size: 0.9375rem; overflow-wrap: anywhere; }
h4 a { color: inherit; text-decoration-color: var(--line); }
.facts { margin-block: 0.25rem 0.5rem; font-size: 0.8125rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.125rem 0.75rem; font-size: 0.8125rem; }
dd { min-width: 0; overflow-wrap: anywhere; }
dd code { font-size: 0.75rem; }
.preview.page { display: block; place-items: normal; height: auto; padding: 0; }
summary { display: grid; place-items: center; height: calc(9.5rem - 1px); color: var(--link); font-weight: 600; list-style: none; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary > span { padding: 0.375rem 1.125rem; border: 1px solid; border-radius: 2rem; background: var(--card); }
summary > span::before { content: '\\25b6\\fe0e' / ''; margin-inline-end: 0.5rem; }
details:not([open]) .close, details[open] .play { display: none; }
summary:hover > span { background: var(--link); color: var(--card); }
details[open] summary { height: 3.5rem; }
details[open] summary > span::before { content: '\\d7' / ''; }
.frame-tools { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.5rem 1rem; font-size: 0.8125rem; }
button[aria-pressed=true] { background: var(--link); color: var(--card); }
.stage > div { min-width: 0; }
.notes { padding: 0.25rem 1rem; font-size: 0.8125rem; overflow-wrap: anywhere; }
.events { max-height: 16rem; margin: 0; padding: 0; overflow: auto; list-style: none; }
.loaded:not(:empty)::after { content: ' ·'; }
.events .call { color: var(--good); font-weight: 600; }
@media (min-width: 60rem) {
  details[open] .stage { display: grid; grid-template-columns: minmax(0, 1fr) 22rem; }
  .events { max-height: 30rem; }
}
iframe { display: block; margin: auto; width: 100%; height: 30rem; border: 0; background: #fff; color-scheme: light; }
@media (max-width: 45rem) {
  .fresh { text-align: start; }
  label { flex-basis: 100%; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody { display: block; }
  tbody tr { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; padding: 0.5rem 1rem; }
  tbody tr + tr { border-top: 1px solid var(--line); }
  tbody tr > *, tbody tr > :first-child, #requests tbody td { max-width: 100%; min-width: 0; padding: 0; }
  tbody tr + tr > * { border: 0; }
  tbody th { flex-basis: 100%; }
  /* Path and response come after the short cells. */
  #requests td:nth-child(3), #requests td:nth-child(4) { order: 1; flex-basis: 100%; }
  #requests tbody th { flex-basis: auto; }
  th code { white-space: normal; }
}
`;
