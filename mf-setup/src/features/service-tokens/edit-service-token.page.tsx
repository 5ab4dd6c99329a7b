import { serviceTokens } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { EditRecord } from '../../setup/edit-record';
import { serviceTokenForm } from './service-token-form';

export const EditServiceTokenPage = () => (
  <>
    <SettingsNav at={serviceTokens} />
    <EditRecord form={serviceTokenForm} />
  </>
);
