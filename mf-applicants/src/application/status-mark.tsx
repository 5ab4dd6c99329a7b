import type { ApplicationRow } from 'server/contract/application';
import type { StatusCategory } from 'server/contract/application-constants';
import { StatusDot, type Tone } from 'shared-ui';
import { SecondLine } from 'shared-ui/table';

const tones: Record<StatusCategory, Tone> = {
  start: 'info',
  active: 'info',
  'on-hold': 'wait',
  hired: 'ok',
  rejected: 'bad',
  withdrawn: 'mute',
};

type Shown = Pick<ApplicationRow, 'status' | 'stage'>;

/** Where an applicant stands: a dot in the stage's colour, the status, and the stage below it. */
export const StatusMark = ({ status, stage }: Shown) => (
  <div style={{ fontVariantNumeric: 'normal' }}>
    <StatusDot tone={tones[status.category]} color={status.statusColor}>
      {status.name}
    </StatusDot>
    {stage ? <SecondLine style={{ marginInlineStart: '15px' }}>{stage.name}</SecondLine> : null}
  </div>
);
