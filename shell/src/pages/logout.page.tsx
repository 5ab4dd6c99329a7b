import { useEffect } from 'react';
import { signOut } from 'shared-auth';
import { DelayedSpinner, PageHead } from 'shared-ui';
import { useDocumentTitle } from '../../sdk/react';

/** Ends the session and leaves for the account service. */
export const LogoutPage = () => {
  useDocumentTitle('Signing out');
  useEffect(signOut, []);
  return (
    <>
      <PageHead title="Signing out" />
      <DelayedSpinner label="Signing out" />
    </>
  );
};
