import type { MyReferral } from 'server/contract/referrals/referring/my-referral';
import { StatusDot, type Tone } from 'shared-ui';

const tones: Readonly<Record<string, Tone>> = {
  'In review': 'info',
  Hired: 'ok',
  Joined: 'ok',
  'Not selected': 'bad',
};

export const ProgressMark = ({ progress }: Pick<MyReferral, 'progress'>) => (
  <StatusDot tone={tones[progress] ?? 'mute'}>{progress}</StatusDot>
);
