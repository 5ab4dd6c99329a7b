import {
  requestStates,
  type RequestState,
} from 'server/contract/privacy/requests/privacy-request-constants';
import type { PrivacyRequest } from 'server/contract/privacy/requests/privacy-request';
import { StatusDot, Text, type Tone } from 'shared-ui';

const stateTones: Readonly<Record<RequestState, Tone>> = {
  unconfirmed: 'mute',
  open: 'wait',
  building: 'info',
  done: 'ok',
  refused: 'mute',
};

export const RequestStateDot = ({ request: { state, isLate } }: { request: PrivacyRequest }) => (
  <>
    <StatusDot tone={isLate ? 'bad' : stateTones[state]}>{requestStates[state]}</StatusDot>
    {isLate ? <Text tone="second">The day to answer has passed.</Text> : null}
  </>
);
