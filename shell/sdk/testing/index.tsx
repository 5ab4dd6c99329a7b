export {
  renderPage,
  type PageTest,
  type RecordedCall,
  type RenderPageOptions,
} from './render-page';
export { answer } from 'shared-auth/testing';
