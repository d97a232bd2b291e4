export const STYLE = `
:root { color: #23272b; background: #faf8f3; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.9rem; margin: 0 0 .5rem; }
h2 { font-size: 1.35rem; margin: 0 0 .75rem; }
p { max-width: 48rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .75rem 0; border-block: 1px solid #d9d4c7; }
a { color: #31597a; }
section { margin-top: 2.5rem; }
figure { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: .5rem 1.5rem; align-items: start;
  margin: 0 0 1.25rem; padding: 1rem; background: #fff; border: 1px solid #e4dfd3; border-radius: 6px; break-inside: avoid; }
figcaption { grid-column: 1 / -1; font-weight: 600; }
svg { display: block; width: 100%; }
.table { max-height: 20rem; overflow: auto; font-size: .85rem; }
section > .table { max-height: none; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .15rem .75rem .15rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #ece8dd; }
figure td:not(:nth-child(2)) { white-space: nowrap; }
th { position: sticky; top: 0; background: #fff; font-weight: 600; }
section > .table th { background: #faf8f3; }
.legend { display: flex; flex-wrap: wrap; gap: .1rem 1rem; margin: 0 0 .5rem; padding: 0; list-style: none; font-size: .85rem; }
.legend i { display: inline-block; width: .8em; height: .8em; margin-right: .4em; border-radius: 2px; }
.grid { stroke: #e4dfd3; }
.bound { stroke: #b5482f; stroke-dasharray: 4 3; }
.whisker { fill: none; stroke: #23272b; stroke-width: 1.5; }
.mark { font-size: 12px; fill: #5b6168; }
.figure { font-size: 11px; fill: #23272b; }
@media (max-width: 48rem) { figure { grid-template-columns: minmax(0, 1fr); } }
@media print { .table { max-height: none; } nav { display: none; } }
`;
