import { Html } from '../../../platform/pages/html';

/** Styles of public pages: the look of the console with larger text and no font to load. */
export const careersStyles = new Html(
  `
:root{color-scheme:light dark;--bg:#f7f7f5;--panel:#fff;--line:#e7e5e0;--strong:#8f8a81;--ink:#1c1b19;--ink-2:#57534e;
--accent:#0b6e69;--accent-ink:#fff;--accent-hover:#095a56;--soft:#e3f1ef;--hover:#f2f1ee;--bad:#b3261e;--bad-soft:#fbeceb}
@media (prefers-color-scheme:dark){:root{--bg:#141413;--panel:#1b1b19;--line:#2c2b28;--strong:#757067;--ink:#f2f0ec;
--ink-2:#b8b3aa;--accent:#4fb8ae;--accent-ink:#08211f;--accent-hover:#63c6bd;--soft:#173331;--hover:#2b2a27;--bad:#f08a80;--bad-soft:#3a1f1c}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--bg);color:var(--ink);font:16px/26px Inter,ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:6px}
a{color:var(--accent);text-underline-offset:3px;text-decoration-thickness:1px}a:hover{text-decoration-thickness:2px}
h1,h2,h3{margin:0;font-weight:650;letter-spacing:-.015em;text-wrap:balance}
h1{font-size:clamp(28px,4.5vw,40px);line-height:1.15}h2{font-size:20px;line-height:28px}h3{font-size:17px;line-height:26px}
p{margin:0}
.wrap{width:100%;max-width:1040px;margin:0 auto;padding:0 24px}
.skip{position:absolute;left:-9999px}.skip:focus{left:16px;top:12px;z-index:2;padding:8px 14px;border-radius:8px;background:var(--panel)}
.top{border-bottom:1px solid var(--line);background:var(--panel)}
.top .wrap{display:flex;align-items:center;gap:16px;min-height:64px}
.brand{display:inline-flex;align-items:center;gap:12px;min-height:44px;font-weight:650;font-size:17px;letter-spacing:-.01em;color:inherit;text-decoration:none}
.brand img{display:block;height:32px;width:auto;max-width:160px;object-fit:contain;border-radius:6px}
.brand i{display:grid;place-items:center;width:32px;height:32px;border-radius:8px;background:var(--accent);color:var(--accent-ink);font-style:normal;font-weight:700}
.top nav{margin-left:auto;display:flex;gap:4px 20px;flex-wrap:wrap;justify-content:end}.top nav a{padding:9px 0;color:var(--ink-2);text-decoration:none;white-space:nowrap}.top nav a:hover{color:var(--ink);text-decoration:underline}
main{flex:1;width:100%}
.hero{background:var(--soft);border-bottom:1px solid var(--line)}.hero .wrap{padding-top:48px;padding-bottom:48px;display:grid;gap:12px}
.lead{color:var(--ink-2);font-size:18px;line-height:28px;max-width:60ch}
.body{padding-top:32px;padding-bottom:64px}
.card{background:var(--panel);border:1px solid var(--line);border-radius:12px}
.find{display:grid;grid-template-columns:2fr 1fr 1fr 1fr;gap:12px;align-items:end;margin-top:12px}
.find .last{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center}
.sum{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between;margin-bottom:12px;color:var(--ink-2)}
.sum h2{color:var(--ink)}
.jobs{list-style:none;margin:0;padding:0;overflow:hidden}
.jobs li{position:relative;display:grid;grid-template-columns:1fr auto;gap:2px 24px;padding:16px 20px;transition:background-color .14s}
.jobs li+li{border-top:1px solid var(--line)}.jobs li:hover{background:var(--hover)}
.jobs a{color:inherit;text-decoration:none}.jobs a::after{content:'';position:absolute;inset:0;border-radius:12px}.jobs a:focus-visible{outline:none}.jobs a:focus-visible::after{outline:2px solid var(--accent);outline-offset:-2px}
.jobs li:hover a{color:var(--accent)}
.facts-line{display:flex;flex-wrap:wrap;gap:0 8px;color:var(--ink-2);font-size:15px;line-height:24px}.facts-line>:not(:last-child)::after{content:'·';margin-left:8px;color:var(--strong)}
.jobs li>*{grid-column:1}.jobs .side{grid-column:2;grid-row:1/3;align-self:center;text-align:right;color:var(--ink);font-size:15px;line-height:24px;font-variant-numeric:tabular-nums}
.empty{padding:40px 24px;text-align:center;color:var(--ink-2)}.empty h2{color:var(--ink);margin-bottom:4px}
.pages{display:flex;flex-wrap:wrap;gap:4px;justify-content:center;list-style:none;margin:24px 0 0;padding:0}
.pages a,.pages span{display:grid;place-items:center;min-width:44px;height:44px;padding:0 12px;border-radius:8px;text-decoration:none;color:var(--ink-2)}.pages a:hover{background:var(--hover)}.pages [aria-current]{background:var(--soft);color:var(--accent);font-weight:650}
.job{display:grid;grid-template-columns:minmax(0,1fr) 320px;gap:32px;align-items:start}
.job aside{position:sticky;top:24px;display:grid;gap:16px}.job aside .card{padding:20px}.job aside .btn{margin-bottom:20px}.job aside h2{margin-bottom:12px}.bar{display:none}
.back{display:inline-flex;align-items:center;min-height:44px;text-decoration:none}.back:hover{text-decoration:underline}
.text{max-width:68ch}.text>*+*{margin-top:14px}.text h2,.text h3{margin-top:32px}.text>:first-child{margin-top:0}.text ul,.text ol{padding-left:22px}.text li+li{margin-top:6px}.text table{border-collapse:collapse;display:block;overflow-x:auto}.text td,.text th{border:1px solid var(--line);padding:6px 10px;text-align:left}
.text blockquote{margin-left:0;padding-left:16px;border-left:3px solid var(--line);color:var(--ink-2)}
dl{margin:0;display:grid;gap:14px}dt{color:var(--ink-2);font-size:14px;line-height:20px}dd{margin:0}
.tags{display:flex;flex-wrap:wrap;gap:6px;list-style:none;margin:0;padding:0}.tags li{padding:1px 10px;border:1px solid var(--line);border-radius:999px;font-size:14px;line-height:24px}
.more{margin-top:48px}.more h2{margin-bottom:12px}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 20px;border:1px solid var(--strong);border-radius:8px;background:var(--panel);color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer;transition:background-color .14s}.btn:hover{background:var(--hover)}
.btn.main{border-color:transparent;background:var(--accent);color:var(--accent-ink)}.btn.main:hover{background:var(--accent-hover)}
.btn.wide{width:100%}
form{margin:0}.form{display:grid;gap:20px;max-width:640px}
.field{display:grid;gap:6px;min-width:0}
label,legend{font-weight:600;font-size:15px;line-height:22px}legend{padding:0}
.hint{color:var(--ink-2);font-size:14px;line-height:20px}
input,select,textarea{font:inherit;color:inherit;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--strong);border-radius:8px;background:var(--panel)}
textarea{min-height:132px;resize:vertical}
input[type=checkbox],input[type=radio]{width:20px;min-height:20px;height:20px;margin:0;padding:0;flex:none;accent-color:var(--accent)}
input:focus-visible,select:focus-visible,textarea:focus-visible{outline-offset:0;border-color:var(--accent);border-radius:8px}
.tick{display:inline-flex;gap:10px;align-items:center;min-height:44px;font-weight:400}
fieldset{margin:0;padding:0;border:0;display:grid;gap:8px;min-width:0}
[aria-invalid=true]{border-color:var(--bad)}
.wrong{color:var(--bad);font-size:14px;line-height:20px}
.alert{padding:14px 16px;border:1px solid var(--bad);border-radius:8px;background:var(--bad-soft)}.note{padding:14px 16px;border:1px solid var(--line);border-radius:8px;background:var(--panel)}
footer{border-top:1px solid var(--line);color:var(--ink-2);font-size:14px;line-height:20px}footer .wrap{display:flex;flex-wrap:wrap;gap:4px 24px;padding-top:16px;padding-bottom:16px;align-items:center}footer nav{margin-left:auto;display:flex;gap:16px;align-items:center}footer a{color:inherit;padding:12px 0}footer [aria-current]{font-weight:600;color:var(--ink)}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:860px){.job{grid-template-columns:minmax(0,1fr)}.job aside{position:static}.job aside .btn{display:none}.bar{display:block;position:sticky;bottom:0;z-index:1;padding:12px 24px;margin:24px -24px 0;background:var(--bg);border-top:1px solid var(--line)}.find{grid-template-columns:repeat(3,minmax(0,1fr))}.find .wide{grid-column:1/-1}}
@media (max-width:560px){.wrap{padding:0 16px}.hero .wrap{padding:28px 16px}.body{padding-top:24px;padding-bottom:40px}.find{gap:10px 8px}.find .last .btn{width:100%}.jobs li{grid-template-columns:minmax(0,1fr);padding:14px 16px}.jobs .side{grid-column:1;grid-row:auto;text-align:left}.bar{padding:12px 16px;margin:24px -16px 0}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media print{.top nav,.btn,footer,.more,.back{display:none}.job{display:block}}
`.replaceAll('\n', ''),
);
