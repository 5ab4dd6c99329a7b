import { lookupSource } from 'shared-auth/lookups';
import { defineCard } from 'shell/sdk/card';
import { addressField } from 'shell/sdk/react';

export const defineDepartmentCard = (id: string) =>
  defineCard({
    id,
    fields: { department: addressField.id },
    filters: [
      {
        kind: 'lookup',
        field: 'department',
        label: 'Department',
        source: lookupSource('departments'),
      },
    ],
    without: ['date', 'limit'],
  });

export const toDepartmentQuery = ({ department }: { department: number | undefined }) => ({
  query: department === undefined ? {} : { departmentId: department },
});
