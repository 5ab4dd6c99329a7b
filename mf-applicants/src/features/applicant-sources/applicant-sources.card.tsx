import { getSourceFigures } from 'server/contract/console/dashboard/dashboard.calls';
import { useRead } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { defineCard, FigureCard, useCard, type CardPage } from 'shell/sdk/card';
import { addressField } from 'shell/sdk/react';
import { applications } from '../../../contract';

const card = defineCard({
  id: 'sources',
  fields: { department: addressField.id },
  filters: [
    {
      kind: 'lookup',
      field: 'department',
      label: 'Department',
      source: lookupSource('departments'),
    },
  ],
});

export const ApplicantSourcesCard = (page: CardPage) => {
  const shown = useCard(card, page);
  const { department } = shown.state;
  const read = useRead(getSourceFigures, {
    query: { ...shown.query, ...(department && { departmentId: department }) },
  });
  const narrowed = { ...shown.days, department };
  return (
    <FigureCard
      title="Applicant Source"
      shown={shown}
      read={read}
      columns={[
        { name: 'Source', of: ({ source }) => source },
        {
          name: 'Applicants',
          of: ({ applicants }) => applicants,
          to: ({ sourceId }) =>
            sourceId === null
              ? undefined
              : { to: applications, search: { ...narrowed, source: sourceId } },
        },
      ]}
    />
  );
};

ApplicantSourcesCard.beginReading = card.beginReading(getSourceFigures);
