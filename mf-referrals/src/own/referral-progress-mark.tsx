import type { MyReferral } from 'server/contract/referrals/referring/my-referral';
import { StatusDot, type Tone } from 'shared-ui';

const progressTones: Readonly<Record<string, Tone>> = {
  'In review': 'info',
  Hired: 'ok',
  Joined: 'ok',
  'Not selected': 'bad',
};

export const ReferralProgressMark = ({ progress }: Pick<MyReferral, 'progress'>) => (
  <StatusDot tone={progressTones[progress] ?? 'mute'}>{progress}</StatusDot>
);
