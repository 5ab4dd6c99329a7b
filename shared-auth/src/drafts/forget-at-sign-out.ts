import { personKey } from '../person/person-key';
import { onSignOut } from '../session/sign-out';
import { dropDraftsOf } from './stored-draft';

export const forgetDraftsAtSignOut = (): void => {
  const person = personKey();
  if (person !== undefined) onSignOut(() => dropDraftsOf(person));
};
