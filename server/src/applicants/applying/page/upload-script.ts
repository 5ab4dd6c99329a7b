import {
  maxUploadPieceBytes,
  maxUploadBytes,
} from '../../../../contract/applicants/applying/applying-constants';
import { createTextForEachLanguage } from '../texts/applicant-texts';
import type { ApplicantTexts } from '../texts/english';

/**
 * Script that sends the resume in pieces while the applicant fills in the form. A broken connection loses one
 * piece at most; if the upload fails, the form itself sends the file.
 */
const writeUploadScript = ({ resume }: ApplicantTexts): string => `
(()=>{const form=document.getElementById('apply');if(!form)return;
const input=document.getElementById('resume'),note=document.getElementById('upload'),token=form.elements.namedItem('resumeUpload');
const base='/api/public/v1/jobs/'+encodeURIComponent(form.dataset.slug)+'/uploads',key='apply:upload:'+form.dataset.slug;
const read=()=>{try{return JSON.parse(localStorage.getItem(key))}catch{return null}};
const write=v=>{try{localStorage.setItem(key,JSON.stringify(v))}catch{}};
const say=t=>{if(note.textContent!==t){note.hidden=false;note.textContent=t}};
const attached=(upload,name)=>{token.value=upload;say(name+${JSON.stringify(` ${resume.attached}`)})};
const wait=ms=>new Promise(done=>{const t=setTimeout(done,ms);addEventListener('online',()=>{clearTimeout(t);done()},{once:true})});
const ask=async(path,body)=>{for(let n=0;n<8;n++){try{const r=await fetch(base+path,body?{method:'POST',body}:{});
if(r.ok)return(await r.json()).data;if(r.status<500&&r.status!==429)return undefined}catch{}
say(${JSON.stringify(resume.away)});await wait(Math.min(1000*2**n,15000))}};
let turn=0;
const load=async file=>{const mine=++turn,id=[file.name,file.size,file.lastModified].join(),kept=read();
let state=kept&&kept.id===id?await ask('/'+kept.upload):undefined;
if(!state){state=await ask('',new URLSearchParams({name:file.name.slice(0,200),size:String(file.size)}));
if(state)write({id,upload:state.upload,name:file.name})}
while(state&&state.received<state.size){if(mine!==turn)return;
say(file.name+': '+25*Math.floor(4*state.received/state.size)+${JSON.stringify(` ${resume.percentSent}`)});
const piece=new FormData();piece.append('start',String(state.received));
piece.append('piece',file.slice(state.received,state.received+${maxUploadPieceBytes}));state=await ask('/'+state.upload,piece)}
if(mine!==turn)return;if(!state){note.hidden=true;return}
attached(state.upload,file.name);input.value=''};
input.addEventListener('change',()=>{const file=input.files[0];turn++;token.value='';note.hidden=true;
if(!file)return;if(file.size>${maxUploadBytes})return say(${JSON.stringify(resume.tooLarge)});
if(file.size>0)form.uploading=load(file)});
const kept=read();
if(!token.value&&kept)ask('/'+kept.upload).then(state=>{if(state&&state.received===state.size&&!input.files[0]&&!token.value)attached(kept.upload,kept.name)});
})()`;

export const uploadScripts = createTextForEachLanguage(writeUploadScript);
