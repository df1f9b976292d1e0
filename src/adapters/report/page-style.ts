import { PLOT_STYLE } from './plot.js';

/** The style of the page, in light and dark, from the width of a phone on. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ink:#1f2733;--soft:#5b6675;--line:#dde2e8;--paper:#fff;--back:#f4f6f8;--meter:#1d5fa8;--sampled:#a9c3e6;--made:#b4470f}
@media(prefers-color-scheme:dark){:root{--ink:#e6eaf0;--soft:#9aa6b5;--line:#2c343e;--paper:#161b22;--back:#0d1117;--meter:#6fb1ff;--sampled:#3f6ea8;--made:#ffab6b}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:1120px;margin:0 auto;padding:24px 16px 48px}
h1{font-size:26px;line-height:1.25;margin:0 0 4px}h2{font-size:20px;margin:0 0 8px}h3{font-size:16px;margin:20px 0 6px;overflow-wrap:anywhere}
p,ul{margin:0 0 12px;max-width:75ch}li{margin-bottom:6px}
section{background:var(--paper);border:1px solid var(--line);border-radius:10px;padding:20px;margin-top:20px}
.soft,small{color:var(--soft)}small{display:block;font-size:13px;font-weight:400}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(300px,100%),1fr));gap:12px 28px}
article{min-width:0}article h3{margin:12px 0 2px}
.plot{display:block;width:100%;height:auto;max-width:440px}
.sides{display:flex;flex-wrap:wrap;gap:8px 32px}.sides .plot{flex:1 1 280px}
.pair{border-top:1px solid var(--line);margin-top:12px}
.facts{margin:0 0 4px;font-size:14px}
.score{font-variant-numeric:tabular-nums;font-weight:600}
.meter{display:inline-block;width:64px;height:7px;margin-left:6px;border-radius:4px;background:var(--line);overflow:hidden;vertical-align:middle}
.meter span{display:block;height:100%;background:var(--meter)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:15px}
th,td{text-align:left;vertical-align:top;padding:7px 14px 7px 0;border-top:1px solid var(--line);overflow-wrap:break-word}
thead th{border:0;color:var(--soft);font-size:13px;font-weight:600}tbody th{font-weight:500}
.scores td,.privacy td,.worst td:nth-child(2){white-space:nowrap}.scores tbody tr:first-child th{font-weight:700}
details{font-size:13px}summary{cursor:pointer;color:var(--soft);width:max-content}
.figures{width:auto;font-size:13px}.figures th,.figures td{padding:2px 14px 2px 0}
.legend{font-size:14px}.key{display:inline-block;width:14px;height:14px;margin:0 4px -2px 0}
.key.sampled{background:var(--sampled)}.key.made{border:2px solid var(--made);margin-left:12px}
footer{color:var(--soft);font-size:14px;margin-top:20px}
@media(max-width:600px){section{padding:16px 14px}.scores .meter{display:block;width:46px;margin:3px 0 0}th,td{padding-right:10px}}
${PLOT_STYLE}`.trim();
