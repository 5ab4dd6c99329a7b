import { useEffect } from 'react';
import { signOut } from 'shared-auth';
import { DelayedSpinner, PageHead } from 'shared-ui';
import { useDocumentTitle } from '../../sdk/react';

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
