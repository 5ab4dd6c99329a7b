import { StatusDot, type Tone } from './status-dot';

/** What a status means, whatever it is called. */
export type StatusCategory = 'start' | 'active' | 'on-hold' | 'hired' | 'rejected' | 'withdrawn';

const tones: Record<StatusCategory, Tone> = {
  start: 'info',
  active: 'info',
  'on-hold': 'wait',
  hired: 'ok',
  rejected: 'bad',
  withdrawn: 'mute',
};

/** The colour of a status, as CSS takes it. */
export const statusColor = (category: StatusCategory): string =>
  `var(--ui-colors-${tones[category]})`;

interface Props {
  category: StatusCategory;
  /** The word; a status is never shown by its dot alone. */
  name: string;
}

/** The mark of an applicant's status: its word, and a dot in the colour of its category. */
export const StatusMark = ({ category, name }: Props) => (
  <StatusDot tone={tones[category]}>{name}</StatusDot>
);
