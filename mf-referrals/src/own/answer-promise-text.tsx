import type { MyReferral } from 'server/contract/referrals/referring/my-referral';
import { noValueText } from 'shared-ui';
import { renderDate } from '../referral/render-date';

const promiseTexts = { kept: 'Answered by ', open: 'An answer by ', missed: 'No answer by ' };

export const AnswerPromiseText = ({ promise }: Pick<MyReferral, 'promise'>) =>
  promise ? (
    <>
      <span>{promiseTexts[promise.state]}</span>
      {renderDate(promise.answerBy)}
    </>
  ) : (
    noValueText
  );
