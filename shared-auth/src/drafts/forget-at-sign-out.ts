import { getPersonKey } from '../person/person-key';
import { onSignOut } from '../session/sign-out';
import { dropDraftsOfPerson } from './stored-draft';

export const forgetDraftsAtSignOut = (): void => {
  const person = getPersonKey();
  if (person !== undefined) onSignOut(() => dropDraftsOfPerson(person));
};
