import { mailStates, type MailState } from 'server/contract/company/outbox/mail-message-constants';
import { StatusDot, type Tone } from 'shared-ui';

const mailStateTones: Readonly<Record<MailState, Tone>> = {
  queued: 'wait',
  deferred: 'wait',
  sent: 'ok',
  digested: 'ok',
  failed: 'bad',
  bounced: 'bad',
  suppressed: 'mute',
};

export const MailStateDot = ({ state }: { state: MailState }) => (
  <StatusDot tone={mailStateTones[state]}>{mailStates[state]}</StatusDot>
);
