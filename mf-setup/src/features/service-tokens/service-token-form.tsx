import type { ServiceToken } from 'server/contract/identity/service-tokens/service-token';
import {
  serviceRightNames,
  serviceRights,
  type ServiceRightName,
} from 'server/contract/identity/service-tokens/service-token-constants';
import { serviceTokenCalls } from 'server/contract/identity/service-tokens/service-token.calls';
import { CheckboxesField, DateField, TextField, useFormikContext, yup } from 'shared-ui/forms';
import { serviceTokens } from '../../../contract';
import type { RecordForm } from '../../setup/record-form';

type Values = Pick<ServiceToken, 'name' | 'rights' | 'remote'> & { expiresOn: string };

const labels = { name: 'Name', rights: 'Rights', remote: 'Remote', expiresOn: 'Last Day' };

const rights = serviceRightNames.map((right) => ({
  value: right,
  label: serviceRights[right].name,
  hint: serviceRights[right].reach,
}));

const RemoteField = () => {
  const { values } = useFormikContext<Values>();
  return values.rights.includes('remotes:deploy') ? (
    <TextField
      name="remote"
      label={labels.remote}
      hint="Id of the one remote that it deploys, such as jobs."
      required
    />
  ) : null;
};

export const serviceTokenForm: RecordForm<Values, ServiceToken> = {
  title: 'Service Token',
  noun: { one: 'service token', many: 'service tokens', list: serviceTokens },
  calls: serviceTokenCalls,
  empty: { name: '', rights: [], remote: '', expiresOn: '' },
  valuesOf: ({ name, rights, remote, expiresOn }) => ({
    name,
    rights,
    remote,
    expiresOn: expiresOn ?? '',
  }),
  bodyOf: ({ name, rights, remote, expiresOn }) => ({
    name,
    rights,
    remote: rights.includes('remotes:deploy') ? remote.trim() : '',
    expiresOn,
  }),
  labels,
  schema: yup.object({
    name: yup.string().trim().required('Enter the name.').max(100, 'Use at most 100 characters.'),
    rights: yup.array().min(1, 'Choose at least one right.'),
    remote: yup
      .string()
      .trim()
      .when('rights', {
        is: (rights: ServiceRightName[]) => rights.includes('remotes:deploy'),
        then: (remote) =>
          remote
            .required('Name the remote that it deploys, such as jobs.')
            .matches(/^[a-z][a-z0-9-]*$/, 'Use small letters, digits and hyphens.'),
      }),
  }),
  Fields: () => (
    <>
      <TextField
        name="name"
        label={labels.name}
        hint="Of the system that calls with it, such as Payroll."
        required
      />
      <CheckboxesField name="rights" label={labels.rights} options={rights} required />
      <RemoteField />
      <DateField
        name="expiresOn"
        label={labels.expiresOn}
        order="day-first"
        hint="It works up to this day; without one, until it is revoked."
      />
    </>
  ),
};
