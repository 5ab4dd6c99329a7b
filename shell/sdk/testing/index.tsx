export { failure } from './failure';
export {
  actionOf,
  addFilter,
  choose,
  confirmDeletion,
  ofSelection,
  pick,
  press,
  rowOf,
  tick,
  tickAll,
  user,
} from './list-kit';
export { closeAllPanels, openedPanels } from './opened-panels';
export {
  renderPage,
  type PageTest,
  type RecordedCall,
  type RenderPageOptions,
} from './render-page';
export { answer, forgetRunningCreates } from 'shared-auth/testing';
export { refresh } from 'shared-auth';
