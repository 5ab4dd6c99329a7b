import type { ServiceToken } from 'server/contract/identity/service-tokens/service-token';
import {
  serviceRightNames,
  serviceRights,
  type ServiceRightName,
} from 'server/contract/identity/service-tokens/service-token-constants';
import { serviceTokenCalls } from 'server/contract/identity/service-tokens/service-token.calls';
import { notify } from 'shared-ui';
import { CheckboxesField, DateField, TextField, useFormikContext, yup } from 'shared-ui/forms';
import { useLinkToList } from 'shell/sdk/react';
import { serviceTokens } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { CreateRecord } from '../../setup/create-record';
import { EditRecord } from '../../setup/edit-record';
import { textField } from '../../setup/fields';
import { defineRecordForm } from '../../setup/define-record-form';
import { useServiceSecret } from './use-service-secret';

const rightOptions = serviceRightNames.map((right) => ({
  value: right,
  label: serviceRights[right].name,
  hint: serviceRights[right].reach,
}));

const includesDeployRight = (chosen: readonly ServiceRightName[]) =>
  chosen.includes('remotes:deploy');

const RemoteField = () => {
  const { values } = useFormikContext<Pick<ServiceToken, 'rights'>>();
  return includesDeployRight(values.rights) ? (
    <TextField
      name="remote"
      label="Remote"
      hint="Id of the one remote that it deploys, such as jobs."
      required
    />
  ) : null;
};

const serviceTokenForm = defineRecordForm({
  title: 'Service Token',
  noun: { one: 'service token', many: 'service tokens', list: serviceTokens },
  calls: serviceTokenCalls,
  bodyOf: (written, _, { rights: chosen, remote }) => ({
    ...written,
    remote: includesDeployRight(chosen) ? remote.trim() : '',
  }),
  fields: {
    name: textField({
      label: 'Name',
      hint: 'Of the system that calls with it, such as Payroll.',
      required: 'Enter the name.',
    }),
    rights: {
      label: 'Rights',
      empty: [] as ServiceRightName[],
      rule: yup.array().min(1, 'Choose at least one right.'),
      input: ({ name }) => (
        <CheckboxesField name={name} label="Rights" options={rightOptions} required />
      ),
    },
    remote: {
      label: 'Remote',
      empty: '',
      rule: yup
        .string()
        .trim()
        .when('rights', {
          is: includesDeployRight,
          then: (remote) =>
            remote
              .required('Name the remote that it deploys, such as jobs.')
              .matches(/^[a-z][a-z0-9-]*$/, 'Use small letters, digits and hyphens.'),
        }),
      input: () => <RemoteField />,
    },
    expiresOn: {
      label: 'Last Day',
      empty: '',
      input: ({ name }) => (
        <DateField
          name={name}
          label="Last Day"
          order="day-first"
          hint="It works up to this day; without one, until it is revoked."
        />
      ),
    },
  },
});

export const CreateServiceTokenPage = () => {
  const list = useLinkToList({ to: serviceTokens });
  const goBack = () => list.go();
  const secret = useServiceSecret(goBack);
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

export const EditServiceTokenPage = () => (
  <>
    <SettingsNav at={serviceTokens} />
    <EditRecord form={serviceTokenForm} />
  </>
);
