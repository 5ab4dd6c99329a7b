export { useDraft } from './use-draft';
export { useNewDraft } from './use-new-draft';
