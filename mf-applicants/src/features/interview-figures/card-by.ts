import { defineCard } from 'shell/sdk/card';
import { addressField } from 'shell/sdk/react';

export const defineJobOrRecruiterCard = <const Id extends string>(id: Id) =>
  defineCard({
    id,
    fields: { by: addressField.choice(['job', 'recruiter'], 'job') },
    filters: [
      {
        ...{ kind: 'choice', field: 'by', label: 'Lines' },
        options: [
          { value: 'job', label: 'Jobs' },
          { value: 'recruiter', label: 'Recruiters' },
        ],
      },
    ],
  });
