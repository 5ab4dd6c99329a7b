const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Member since May 2021` for the day that someone joined, `YYYY-MM-DD`. */
export const memberSince = (joiningDate: string | null | undefined): string | undefined => {
  const day = Date.parse(joiningDate ?? '');
  return Number.isNaN(day) ? undefined : `Member since ${month.format(day)}`;
};
