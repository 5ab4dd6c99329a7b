import type { InterviewRecord } from 'server/contract/interviews/scheduling/interview';
import { recordOutcome } from 'server/contract/interviews/scheduling/interview.calls';
import { messages } from 'server/contract/messages';
import { useWrite } from 'shared-auth';
import { Button, notify } from 'shared-ui';
import { notifyFailure } from 'shell/sdk/react';

export const OutcomeButtons = ({ interview }: { interview: InterviewRecord }) => {
  const { send, isSending } = useWrite(recordOutcome);
  const { id, state, version, hasBegun } = interview;
  if (state === 'cancelled' || !hasBegun) return null;
  const record = (outcome: 'done' | 'no-show') =>
    send({ params: { id }, body: { state: outcome, version } }).then(
      () => void notify.success(messages.submitted),
      notifyFailure('It was not recorded.'),
    );
  return (
    <>
      {state === 'done' ? null : (
        <Button disabled={isSending} onClick={() => void record('done')}>
          Took place
        </Button>
      )}
      {state === 'no-show' ? null : (
        <Button disabled={isSending} onClick={() => void record('no-show')}>
          Did not come
        </Button>
      )}
    </>
  );
};
