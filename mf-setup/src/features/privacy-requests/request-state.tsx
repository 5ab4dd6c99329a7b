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

export const RequestStateDot = ({
  request: { state, isLate, isToErase },
}: {
  request: PrivacyRequest;
}) => (
  <>
    <StatusDot tone={isLate || isToErase ? 'bad' : stateTones[state]}>
      {requestStates[state]}
    </StatusDot>
    {isToErase ? <Text tone="second">Anonymise the applicant now.</Text> : null}
    {isLate ? <Text tone="second">The day to answer has passed.</Text> : null}
  </>
);
