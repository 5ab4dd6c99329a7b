import type { MyReferral } from 'server/contract/referring/my-referral';
import { noValue } from 'shared-ui';
import { dayWords } from '../referral/words';

/** Until when an answer was promised, or whether it came by then; a dash where none is to come. */
export const promiseWords = ({ promise }: MyReferral): string => {
  if (!promise) return noValue;
  const day = dayWords(promise.answerBy);
  if (promise.state === 'kept') return `Answered by ${day}`;
  return promise.state === 'open' ? `An answer by ${day}` : `No answer by ${day}`;
};
