export const applyStyles = `
.apply{max-width:640px;display:grid;gap:20px;margin-top:8px}
.part{padding:24px;border:1px solid var(--line);border-radius:12px;background:var(--panel);gap:20px}
.part{display:grid}details.part{display:block;padding-top:8px;padding-bottom:8px}details.part form{padding-bottom:12px}
.part dd,.said{white-space:pre-line;overflow-wrap:anywhere}
.part legend{float:left;width:100%}.part legend+*{clear:both}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:20px}
.alert h2{font-size:17px;line-height:26px}.alert ul{margin:8px 0 0;padding-left:20px}
summary{min-height:44px;display:inline-flex;align-items:center;color:var(--accent);cursor:pointer}
details[open] summary{margin-bottom:8px}
input[type=file]{padding:9px 12px}
.times{display:flex;flex-wrap:wrap;gap:12px;margin-top:16px}
.ticks{display:flex;flex-wrap:wrap;gap:0 24px}
.form .bar{display:block}.bar .btn{min-width:220px}.btn[aria-disabled]{opacity:.7}
.track{list-style:none;margin:0;padding:0;display:grid;gap:0}
.track li{position:relative;padding:0 0 20px 32px}.track li:last-child{padding-bottom:0}
.track li::before{content:'';position:absolute;left:4px;top:7px;width:10px;height:10px;border-radius:50%;border:2px solid var(--strong);background:var(--panel)}
.track li[aria-current]::before{background:var(--accent);border-color:var(--accent)}
.track li:not(:last-child)::after{content:'';position:absolute;left:10px;top:22px;bottom:-2px;width:2px;background:var(--line)}
@media (max-width:560px){.pair{grid-template-columns:minmax(0,1fr)}.part{padding:20px 16px}.bar .btn{min-width:0}}
`.replaceAll('\n', '');
