import { getPersonKey } from '../person/person-key';
import { onSignOut } from '../session/sign-out';
import { getDraftKey, readDrafts, dropDraft, writeDraft } from './stored-draft';

export interface DraftSet<Values> {
  all: () => Values[];
  keep: (id: string, values: Values) => void;
  drop: (id: string) => void;
}

/**
 * Set of drafts in browser storage; each draft has its own key, so that two tabs do not overwrite each
 * other's drafts.
 */
export const draftSetOf = <Values>(name: string, version = 1): DraftSet<Values> => {
  const person = getPersonKey();
  if (person === undefined) return { all: () => [], keep: () => undefined, drop: () => undefined };
  const place = `${getDraftKey(person, name)}/`;
  let isOver = false;
  onSignOut(() => {
    isOver = true;
  });
  return {
    all: () => readDrafts(place, version) as Values[],
    keep: (id, values) => {
      if (!isOver) writeDraft(place + id, version, values);
    },
    drop: (id) => dropDraft(place + id),
  };
};
