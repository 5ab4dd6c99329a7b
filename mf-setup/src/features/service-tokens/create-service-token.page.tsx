import type { ServiceToken } from 'server/contract/identity/service-tokens/service-token';
import { notify } from 'shared-ui';
import { useLinkToList } from 'shell/sdk/react';
import { serviceTokens } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { CreateRecord } from '../../setup/create-record';
import { serviceTokenForm } from './service-token-form';
import { useSecret } from './use-secret';

export const CreateServiceTokenPage = () => {
  const list = useLinkToList({ to: serviceTokens });
  const goBack = () => list.go();
  const secret = useSecret(goBack);
  const show = (token: ServiceToken) =>
    secret.make(token).catch((error: Error) => {
      notify.error(`The token has no secret yet. ${error.message}`);
      goBack();
    });
  return (
    <>
      <SettingsNav at={serviceTokens} />
      <CreateRecord form={serviceTokenForm} onCreated={(token) => void show(token)} />
      {secret.dialog}
    </>
  );
};
