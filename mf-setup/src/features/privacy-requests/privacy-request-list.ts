import type {
  PrivacyRequest,
  PrivacyRequestFilter,
} from 'server/contract/privacy/requests/privacy-request';
import {
  requestKindNames,
  requestKinds,
  requestStateNames,
  requestStates,
  type RequestKind,
  type RequestState,
} from 'server/contract/privacy/requests/privacy-request-constants';
import { getPrivacyRequests } from 'server/contract/privacy/requests/privacy-request.calls';
import { pageReader } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

const allChoice = 'all' as const;

const toOptions = (all: string, names: Readonly<Record<string, string>>) => [
  { value: allChoice, label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

export const privacyRequestList = defineList({
  reader: pageReader(getPrivacyRequests),
  key: 'id',
  nameOf: ({ name, kind }: PrivacyRequest) => `${requestKinds[kind]} for ${name}`,
  one: 'request',
  many: 'requests',
  limit: 20,
  sorts: ['dueOn', 'madeAt'],
  fields: {
    kind: addressField.choice<'all' | RequestKind>([allChoice, ...requestKindNames], allChoice),
    state: addressField.choice<'all' | RequestState>([allChoice, ...requestStateNames], allChoice),
    owner: addressField.id,
  },
  filterOf: ({ kind, state, owner }): FilterParts<PrivacyRequestFilter> => ({
    kind: kind === allChoice ? undefined : kind,
    state: state === allChoice ? undefined : state,
    ownerId: owner,
  }),
  filters: [
    {
      ...{ kind: 'choice', field: 'kind', label: 'Kind' },
      options: toOptions('All kinds', requestKinds),
    },
    {
      ...{ kind: 'choice', field: 'state', label: 'State' },
      options: toOptions('All states', requestStates),
    },
    { kind: 'lookup', field: 'owner', label: 'Owner', source: lookupSource('users') },
  ],
});
