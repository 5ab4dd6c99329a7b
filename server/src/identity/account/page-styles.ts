import { Html } from '../../platform/pages/html';

/** Subset of the console's design tokens for pages outside of it. */
export const pageStyles = new Html(`
:root{color-scheme:light dark;--bg:#f7f7f5;--panel:#fff;--line:#e7e5e0;--strong:#8a857d;--ink:#1c1b19;--ink-2:#57534e;
--accent:#0b6e69;--accent-ink:#fff;--accent-hover:#095c58;--soft:#e3f1ef;--hover:#f2f1ee;--bad:#b3261e;--bad-soft:#fbeae8}
@media (prefers-color-scheme:dark){:root{--bg:#141413;--panel:#1b1b19;--line:#2c2b28;--strong:#857f76;--ink:#f2f0ec;
--ink-2:#b8b3aa;--accent:#4fb8ae;--accent-ink:#08211f;--accent-hover:#6ccac1;--soft:#173331;--hover:#2b2a27;--bad:#f08a80;--bad-soft:#3a1f1c}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--bg);color:var(--ink);font:14px/20px 'Inter Variable',Inter,ui-sans-serif,system-ui,'Segoe UI',sans-serif;-webkit-font-smoothing:antialiased}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
a{color:var(--accent)}
.page{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);min-height:100vh}
.brand{display:flex;flex-direction:column;gap:24px;padding:48px;background:var(--soft);border-right:1px solid var(--line)}
.logo{display:flex;align-items:center;gap:12px;font-weight:600;font-size:17px;line-height:24px;letter-spacing:-.01em}
.logo img{height:32px;max-width:min(200px,60%);border-radius:4px;flex:none;object-fit:contain}
.logo i{width:32px;height:32px;border-radius:8px;flex:none}
.logo i{display:grid;place-items:center;background:var(--accent);color:var(--accent-ink);font-style:normal;font-weight:700}
.brand h2{margin:auto 0 0;max-width:20ch;font-weight:600;font-size:32px;line-height:40px;letter-spacing:-.02em}
.brand p{margin:0 0 auto;max-width:44ch;color:var(--ink-2);font-size:17px;line-height:26px}
main{display:grid;align-content:center;justify-items:center;padding:48px 24px}
.sheet{width:100%;max-width:400px;display:grid;gap:20px}
h1{margin:0;font-weight:600;font-size:22px;line-height:28px;letter-spacing:-.015em}
.lead{margin:4px 0 0;color:var(--ink-2)}
form{display:grid;gap:16px;margin:0}
.field{display:grid;gap:6px}
label,legend{font-weight:500}
.hint{margin:0;color:var(--ink-2);font-size:12px;line-height:16px}
input,select{font:inherit;color:inherit;width:100%;height:40px;padding:0 12px;border:1px solid var(--strong);border-radius:8px;background:var(--panel)}
input:focus-visible,select:focus-visible{outline-offset:0;border-color:var(--accent)}
[aria-invalid=true]{border-color:var(--bad)}
.wrong{color:var(--bad);font-size:12px;line-height:16px}
.alert{padding:12px 14px;border:1px solid var(--bad);border-radius:8px;background:var(--bad-soft)}
.alert:focus{outline:none}
.main{min-height:40px;padding:8px 16px;text-align:center;border:0;border-radius:8px;background:var(--accent);color:var(--accent-ink);font:inherit;font-weight:600;cursor:pointer;text-decoration:none;display:inline-flex;align-items:center;justify-content:center;transition:background-color .14s}
.main:hover{background:var(--accent-hover)}
.row{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.or{display:flex;align-items:center;gap:12px;color:var(--ink-2);font-size:12px;line-height:16px;margin:0;font-weight:500}
.or::before,.or::after{content:'';flex:1;border-top:1px solid var(--line)}
.people{display:grid;grid-template-columns:1fr 1fr;gap:8px;list-style:none;margin:0;padding:0}
.people button{display:grid;gap:2px;width:100%;height:100%;text-align:left;padding:10px 12px;border:1px solid var(--line);border-radius:8px;background:var(--panel);color:inherit;font:inherit;cursor:pointer;transition:background-color .14s}
.people button:hover{background:var(--hover);border-color:var(--strong)}
.people b{font-weight:550}.people span{color:var(--ink-2);font-size:12px;line-height:16px;overflow-wrap:anywhere}
.sessions{list-style:none;margin:0;padding:0;display:grid;border:1px solid var(--line);border-radius:8px}
.sessions li{display:flex;align-items:center;justify-content:space-between;gap:12px;padding:10px 12px}.sessions li+li{border-top:1px solid var(--line)}
.sessions div{display:grid;gap:2px;min-width:0}.sessions b{font-weight:550}.sessions span{color:var(--ink-2);font-size:12px;line-height:16px;overflow-wrap:anywhere}
.sessions button,.quiet{min-height:32px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:var(--panel);color:inherit;font:inherit;white-space:nowrap;cursor:pointer}
.sessions button:hover,.quiet:hover{background:var(--hover);border-color:var(--strong)}
fieldset.choices{display:grid;gap:10px;margin:0;padding:0;border:0}.choices label{display:flex;align-items:center;justify-content:space-between;gap:12px;font-weight:400}
.choices select{width:116px;height:36px;flex:none}
.ways{display:grid;gap:8px}
summary{cursor:pointer;color:var(--ink-2)}details[open] summary{margin-bottom:16px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 24px;margin:0}dt{color:var(--ink-2)}dd{margin:0;overflow-wrap:anywhere}
@media (max-width:860px){.page{display:block}.brand{padding:20px 24px;border:0;border-bottom:1px solid var(--line)}.brand h2,.brand p{display:none}main{padding:32px 16px 40px}}
@media (max-width:420px){.row{grid-template-columns:1fr}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`);
