/** Today where the demo's company is, `2026-11-21`; in the evening it is a day ahead of UTC. */
export const companyToday = (): string =>
  new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
