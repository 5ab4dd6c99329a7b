/** The demo company's date; in the evening it is ahead of UTC. */
export const companyToday = (): string =>
  new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
