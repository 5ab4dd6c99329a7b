import type { MailFilter, MailMessage } from 'server/contract/company/outbox/mail-message';
import { getMailMessages } from 'server/contract/company/outbox/mail-message.calls';
import { mailStates, type MailState } from 'server/contract/company/outbox/mail-message-constants';
import { mailKinds, type MailKindName } from 'server/contract/platform/mail/mail-kind-constants';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';
import { formatMailTitle } from './format-mail';

const allChoice = 'all' as const;

const toOptions = (all: string, names: Readonly<Record<string, string>>) => [
  { value: allChoice, label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

export const mailList = defineList({
  reader: pageReader(getMailMessages),
  key: 'id',
  nameOf: (message: MailMessage) => formatMailTitle(message),
  one: 'message',
  many: 'messages',
  limit: 20,
  fields: {
    kind: addressField.choice<'all' | MailKindName>(
      [allChoice, ...(Object.keys(mailKinds) as MailKindName[])],
      allChoice,
    ),
    state: addressField.choice<'all' | MailState>(
      [allChoice, ...(Object.keys(mailStates) as MailState[])],
      allChoice,
    ),
  },
  filterOf: ({ kind, state }): FilterParts<MailFilter> => ({
    kind: kind === allChoice ? undefined : kind,
    state: state === allChoice ? undefined : state,
  }),
  filters: [
    { kind: 'choice', field: 'kind', label: 'Kind', options: toOptions('All kinds', mailKinds) },
    {
      kind: 'choice',
      field: 'state',
      label: 'State',
      options: toOptions('All states', mailStates),
    },
  ],
});
