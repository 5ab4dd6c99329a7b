import { messages } from '../../../contract/messages';

/** Years between application and joining date above which the date is treated as a typing error. */
const maxYearsUntilJoining = 5;

export const findJoiningDateFault = (
  joiningDate: string,
  appliedOn: string,
): string | undefined => {
  const years = Number(joiningDate.slice(0, 4)) - Number(appliedOn.slice(0, 4));
  return Math.abs(years) > maxYearsUntilJoining
    ? messages.status.joiningYear(appliedOn.slice(0, 4))
    : undefined;
};
