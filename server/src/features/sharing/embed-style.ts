import { createHash } from 'node:crypto';

const dark = `
color-scheme: dark;
--bg: oklch(0.178 0.017 168);
--surface: oklch(0.215 0.019 168);
--line: oklch(0.345 0.022 168);
--text: oklch(0.955 0.018 92);
--quiet: oklch(0.815 0.02 110);
--live: oklch(0.715 0.175 32);
--lead: oklch(0.865 0.168 89);
--lead-soft: oklch(0.315 0.055 95);
--brand: oklch(0.865 0.168 89);
--link-line: oklch(0.865 0.168 89);
--focus: oklch(0.955 0.018 92);`;

const light = `
color-scheme: light;
--bg: oklch(0.948 0.02 88);
--surface: oklch(0.982 0.01 90);
--line: oklch(0.845 0.026 88);
--text: oklch(0.215 0.022 165);
--quiet: oklch(0.37 0.024 160);
--live: oklch(0.505 0.19 30);
--lead: oklch(0.215 0.022 165);
--lead-soft: oklch(0.915 0.075 92);
--brand: oklch(0.535 0.2 30);
--link-line: oklch(0.62 0.15 70);
--focus: oklch(0.215 0.022 165);`;

/** All there is: the policy of the document lets no other style in, not even an attribute. */
export const embedStyle = `
:root {${dark}
}
:root[data-theme=light] {${light}
}
@media (prefers-color-scheme: light) {
:root[data-theme=auto] {${light}
}
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--bg); color: var(--text); font: 15px/1.4 system-ui, sans-serif; padding: 16px; }
main { max-width: 720px; margin: 0 auto; }
h1 { font-size: 20px; line-height: 1.2; overflow-wrap: anywhere; }
.state { overflow-wrap: anywhere; color: var(--quiet); margin-top: 4px; }
.live { color: var(--live); }
.winner { color: var(--text); font-weight: 600; }
table { width: 100%; margin-top: 12px; border-collapse: collapse; background: var(--surface); font-variant-numeric: tabular-nums; }
caption, .heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 8px 6px; border-bottom: 1px solid var(--line); text-align: right; font-weight: 400; }
thead th { color: var(--quiet); font-size: 13px; }
thead abbr { text-decoration: none; }
th.film { width: 100%; text-align: left; }
tbody th.film { font-weight: 600; overflow-wrap: anywhere; }
.name { display: flex; align-items: center; gap: 10px; }
.name svg, .name img { flex: none; width: 28px; height: 42px; border-radius: 2px; object-fit: cover; }
.points { font-weight: 700; padding-right: 12px; }
tbody .points { font-size: 17px; }
.first td, .first th { background: var(--lead-soft); }
.first .points, .first .position { color: var(--lead); font-weight: 700; }
.position { padding-left: 10px; }
.more, .seal { color: var(--quiet); margin-top: 8px; }
.seal { font-size: 13px; }
.seal code { color: var(--text); font: 600 13px/1.4 ui-monospace, monospace; white-space: nowrap; }
footer { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; margin-top: 12px; }
a { color: inherit; text-decoration-color: var(--link-line); text-underline-offset: 3px; }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
footer a { padding: 4px 0; }
.brand { display: inline-flex; align-items: center; gap: 8px; font-weight: 700; text-decoration: none; }
.brand svg { width: 24px; height: 24px; color: var(--brand); }
@media (max-width: 400px) {
body { padding: 10px; }
th, td { padding: 7px 4px; }
.name { gap: 8px; }
}
`;

/** By which the policy knows the style. */
export const embedStyleHash = createHash('sha256').update(embedStyle).digest('base64');
