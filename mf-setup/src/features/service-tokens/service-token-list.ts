import type {
  ServiceToken,
  ServiceTokenFilter,
} from 'server/contract/identity/service-tokens/service-token';
import {
  serviceTokenStates,
  type ServiceTokenState,
} from 'server/contract/identity/service-tokens/service-token-constants';
import { serviceTokenCalls } from 'server/contract/identity/service-tokens/service-token.calls';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

export const stateNames: Readonly<Record<ServiceTokenState, string>> = {
  new: 'Without a secret',
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
};

const all = 'all' as const;

export const serviceTokenList = defineList({
  reader: pageReader(serviceTokenCalls.getMany),
  key: 'id',
  nameOf: ({ name }: ServiceToken) => name,
  one: 'service token',
  many: 'service tokens',
  sorts: ['name', 'createdAt', 'lastUsedAt'],
  fields: {
    state: addressField.choice<typeof all | ServiceTokenState>([all, ...serviceTokenStates], all),
  },
  filterOf: ({ state }): FilterParts<ServiceTokenFilter> => ({
    state: state === all ? undefined : state,
  }),
  filters: [
    {
      kind: 'choice',
      field: 'state',
      label: 'State',
      options: [
        { value: all, label: 'All states' },
        ...serviceTokenStates.map((value) => ({ value, label: stateNames[value] })),
      ],
    },
  ],
});
