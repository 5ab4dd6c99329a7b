import { offerStates, type OfferState } from 'server/contract/interviews/offers/offer-constants';
import { StatusDot, type Tone } from 'shared-ui';

const tones: Readonly<Record<OfferState, Tone>> = {
  draft: 'mute',
  waiting: 'wait',
  approved: 'info',
  sent: 'info',
  accepted: 'ok',
  declined: 'bad',
  expired: 'mute',
  withdrawn: 'mute',
};

export const OfferStateDot = ({ state }: { state: OfferState }) => (
  <StatusDot tone={tones[state]}>{offerStates[state]}</StatusDot>
);
