export { failure } from './failure';
export { actionOf, addFilter, confirmDeletion, ofSelection, rowOf, tick, tickAll } from './lists';
export { answerPanels, closeAllPanels, openedPanels } from './opened-panels';
export { dropFile, field, pick, press, pressable, question, type, user } from './person';
export {
  renderPage,
  type PageTest,
  type RecordedCall,
  type RenderPageOptions,
} from './render-page';
export { readOut, readsAs } from './read-out';
export { renderPanel, type RenderPanelOptions } from './render-panel';
export { answer, forgetRunningCreates, lookupAnswer, pageOf } from 'shared-auth/testing';
export { refresh } from 'shared-auth';
