export { draftSetOf, type DraftSet } from './draft-set';
export { useDraft } from './use-draft';
export { useNewDraft } from './use-new-draft';
