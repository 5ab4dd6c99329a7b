import { StatusDot } from 'shared-ui';
import { addressField } from 'shell/sdk/react';

const statuses = ['all', 'active', 'inactive'] as const;
const numbers = { all: undefined, active: 1, inactive: 0 } as const;

export const statusField = addressField.choice(statuses, 'all');
export const statusOf = (word: (typeof statuses)[number]) => numbers[word];

export const statusFilter = {
  kind: 'choice',
  field: 'status',
  label: 'Status',
  options: [
    { value: 'all', label: 'All' },
    { value: 'active', label: 'Active' },
    { value: 'inactive', label: 'Inactive' },
  ],
} as const;

export const ActiveMark = ({ status }: { status: 0 | 1 }) => (
  <StatusDot tone={status === 1 ? 'ok' : 'mute'}>{status === 1 ? 'Active' : 'Inactive'}</StatusDot>
);
