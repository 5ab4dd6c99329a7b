import type { MyReferral } from 'server/contract/referrals/referring/my-referral';
import { noValue } from 'shared-ui';
import { showDay } from '../referral/show-day';

const promiseTexts = { kept: 'Answered by ', open: 'An answer by ', missed: 'No answer by ' };

export const PromiseText = ({ promise }: Pick<MyReferral, 'promise'>) =>
  promise ? (
    <>
      <span>{promiseTexts[promise.state]}</span>
      {showDay(promise.answerBy)}
    </>
  ) : (
    noValue
  );
