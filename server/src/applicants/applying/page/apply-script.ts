import { createTextForEachLanguage } from '../texts/applicant-texts';
import type { ApplicantTexts } from '../texts/english';

/**
 * Script of the form: stores a draft in the browser, remembers the first visit, does the proof of work when
 * the server requires it, and ignores a second press of the button.
 */
const writeApplyScript = ({ apply }: ApplicantTexts): string => `
(()=>{const form=document.getElementById('apply');if(!form)return;
const own='apply:'+form.dataset.slug,shared='apply:person',first='apply:first';
const person=['firstName','lastName','email','phone','letter','resumeText'];
const read=k=>{try{return JSON.parse(localStorage.getItem(k))||{}}catch{return{}}};
const write=(k,v)=>{try{localStorage.setItem(k,JSON.stringify(v))}catch{}};
const texts=()=>[...form.elements].filter(e=>e.name&&e.type!=='file'&&e.type!=='hidden'&&e.name!=='website'&&!/^(consent|demographic)-/.test(e.name));
const hidden=n=>form.elements.namedItem(n);
const kept={...read(shared),...read(own)};
for(const e of texts()){const v=kept[e.name];if(v===undefined||!v&&e.value&&e.type!=='radio')continue;
if(e.type==='radio')e.checked=e.value===v;else{e.value=v;if(e.name==='resumeText'&&v)e.closest('details').open=true}}
(document.getElementById('faults')||document.getElementById('read'))?.focus();
const keep=()=>{const all={},mine={};for(const e of texts()){if(e.type==='radio'&&!e.checked)continue;(person.includes(e.name)?mine:all)[e.name]=e.value}
write(own,all);write(shared,mine)};
form.addEventListener('input',keep);if(document.getElementById('read'))keep();
const touch={at:new Date().toISOString()};
for(const n of ['source','utm_source','utm_medium','utm_campaign','referrer'])if(hidden(n)?.value)touch[n]=hidden(n).value;
const seen=read(first);if(!seen.at)write(first,touch);
if(hidden('firstTouch'))hidden('firstTouch').value=JSON.stringify(seen.at?seen:touch);
const zeros=b=>{let n=0;for(const x of b){if(x===0){n+=8;continue}return n+Math.clz32(x)-24}return n};
const work=async(stamp,bits)=>{const code=new TextEncoder();
for(let i=0;;i++){const b=new Uint8Array(await crypto.subtle.digest('SHA-256',code.encode(stamp+':'+i)));if(zeros(b)>=bits)return String(i)}};
let sending=false;
form.addEventListener('submit',async event=>{event.preventDefault();if(sending)return;sending=true;keep();
const other=event.submitter?.getAttribute('formaction');if(other){event.submitter.setAttribute('aria-disabled','true');await form.uploading;form.action=other;return form.submit()}
const button=form.querySelector('.bar .btn');button.setAttribute('aria-disabled','true');button.textContent=${JSON.stringify(apply.sending)};
await form.uploading;
try{const answer=await fetch('/api/public/v1/jobs/'+encodeURIComponent(form.dataset.slug)+'/questions');
if(answer.ok){const{data}=await answer.json();if(data.workBits>0&&crypto.subtle)hidden('work').value=await work(hidden('stamp').value,data.workBits)}}catch{}
form.submit()});
addEventListener('pageshow',event=>{if(!event.persisted)return;sending=false;form.action=form.dataset.action;const b=form.querySelector('.bar .btn');b.removeAttribute('aria-disabled');b.textContent=${JSON.stringify(apply.send)}});
})()`;

export const applyScripts = createTextForEachLanguage(writeApplyScript);

export const removeDraftScript = `
(()=>{try{localStorage.removeItem('apply:'+document.querySelector('[data-slug]').dataset.slug);localStorage.removeItem('apply:upload:'+document.querySelector('[data-slug]').dataset.slug);localStorage.removeItem('apply:person')}catch{}})()`;
