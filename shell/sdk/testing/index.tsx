export { closeAllPanels, openedPanels } from './opened-panels';
export {
  renderPage,
  type PageTest,
  type RecordedCall,
  type RenderPageOptions,
} from './render-page';
export { answer, forgetRunningCreates } from 'shared-auth/testing';
