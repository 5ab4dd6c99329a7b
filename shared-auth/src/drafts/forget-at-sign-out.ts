import { personKey } from '../person/person-key';
import { onSignOut } from '../session/sign-out';
import { dropDraftsOf } from './stored-draft';

/** What a person typed leaves the browser when they sign out, whatever page is open then. */
export const forgetDraftsAtSignOut = (): void => {
  const person = personKey();
  if (person !== undefined) onSignOut(() => dropDraftsOf(person));
};
