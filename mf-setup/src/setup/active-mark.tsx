import { StatusDot } from 'shared-ui';

export const ActiveMark = ({ status }: { status: 0 | 1 }) => (
  <StatusDot tone={status === 1 ? 'ok' : 'mute'}>{status === 1 ? 'Active' : 'Inactive'}</StatusDot>
);
