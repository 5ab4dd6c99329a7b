import type { NumberMark, NumberMarkFilter } from 'server/contract/privacy/numbers/number-mark';
import {
  numberKinds,
  type NumberKind,
} from 'server/contract/privacy/numbers/number-mark-constants';
import { getNumberMarks } from 'server/contract/privacy/numbers/number-mark.calls';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

const allChoice = 'all' as const;
const kindNames = Object.keys(numberKinds) as NumberKind[];

export const numberMarkList = defineList({
  reader: pageReader(getNumberMarks),
  key: 'id',
  nameOf: ({ name, lastFour }: NumberMark) => `••••${lastFour} of ${name}`,
  one: 'number',
  many: 'numbers',
  sorts: ['foundAt'],
  fields: {
    kind: addressField.choice<'all' | NumberKind>([allChoice, ...kindNames], allChoice),
  },
  filterOf: ({ kind }): FilterParts<NumberMarkFilter> => ({
    kind: kind === allChoice ? undefined : kind,
  }),
  filters: [
    {
      ...{ kind: 'choice', field: 'kind', label: 'Kind' },
      options: [
        { value: allChoice, label: 'All kinds' },
        ...Object.entries(numberKinds).map(([value, label]) => ({ value, label })),
      ],
    },
  ],
});
