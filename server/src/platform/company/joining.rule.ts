import { messages } from '../../../contract/messages';

/** Years between an application and a joining date beyond which it is a slip of the pen. */
const farthest = 5;

/** What is wrong with a joining date as it is entered; the payout desk looks at those that are merely odd. */
export const joiningFault = (joiningDate: string, appliedOn: string): string | undefined => {
  const years = Number(joiningDate.slice(0, 4)) - Number(appliedOn.slice(0, 4));
  return Math.abs(years) > farthest
    ? messages.status.joiningYear(appliedOn.slice(0, 4))
    : undefined;
};
