import { StatusDot, type Tone } from './status-dot';

export type StatusCategory = 'start' | 'active' | 'on-hold' | 'hired' | 'rejected' | 'withdrawn';

const tonesByCategory: Record<StatusCategory, Tone> = {
  start: 'info',
  active: 'info',
  'on-hold': 'wait',
  hired: 'ok',
  rejected: 'bad',
  withdrawn: 'mute',
};

export const getStatusColor = (category: StatusCategory): string =>
  `var(--ui-colors-${tonesByCategory[category]})`;

interface Props {
  category: StatusCategory;
  name: string;
}

export const StatusMark = ({ category, name }: Props) => (
  <StatusDot tone={tonesByCategory[category]}>{name}</StatusDot>
);
