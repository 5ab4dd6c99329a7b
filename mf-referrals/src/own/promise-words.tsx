import type { MyReferral } from 'server/contract/referrals/referring/my-referral';
import { noValue } from 'shared-ui';
import { showDay } from '../referral/show-day';

const words = { kept: 'Answered by ', open: 'An answer by ', missed: 'No answer by ' };

export const PromiseWords = ({ promise }: Pick<MyReferral, 'promise'>) =>
  promise ? (
    <>
      <span>{words[promise.state]}</span>
      {showDay(promise.answerBy)}
    </>
  ) : (
    noValue
  );
