import { lookupSource } from 'shared-auth/lookups';
import { defineCard, useCard, type CardPage } from 'shell/sdk/card';
import { addressField } from 'shell/sdk/react';
import { StageTimes } from '../../job/stage-times';

const card = defineCard({
  id: 'stages',
  fields: { department: addressField.id },
  filters: [
    {
      kind: 'lookup',
      field: 'department',
      label: 'Department',
      source: lookupSource('departments'),
    },
  ],
  without: ['date'],
});

export const StageTimesCard = (page: CardPage) => {
  const shown = useCard(card, page);
  const { department } = shown.state;
  return <StageTimes shown={shown} of={department ? { departmentId: department } : {}} />;
};
