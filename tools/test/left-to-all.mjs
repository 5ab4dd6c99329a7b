/**
 * Path prefixes of slow tests that a change in one room seldom breaks; only `npm test -- --all` runs these
 * tests.
 */
export const onlyInFullRun = [
  'e2e/drills/',
  'e2e/embedding/',
  'e2e/forms/',
  'e2e/journeys/all-that-match.spec.ts',
  'e2e/journeys/chart-keyboard.spec.ts',
  'e2e/journeys/chat-long.spec.ts',
  'e2e/journeys/chat-unsent.spec.ts',
  'e2e/journeys/company-accounts.spec.ts',
  'e2e/journeys/dashboard-near.spec.ts',
  'e2e/journeys/dashboard-trouble.spec.ts',
  'e2e/journeys/deleted-choices.spec.ts',
  'e2e/journeys/failures.spec.ts',
  'e2e/journeys/first-day-by-file.spec.ts',
  'e2e/journeys/first-day-of-80.spec.ts',
  'e2e/journeys/first-paint.spec.ts',
  'e2e/journeys/foreign-pictures.spec.ts',
  'e2e/journeys/job-stages.spec.ts',
  'e2e/journeys/list-widths.spec.ts',
  'e2e/journeys/mail-returns.spec.ts',
  'e2e/journeys/printed-lists.spec.ts',
  'e2e/journeys/stage-order.spec.ts',
  'e2e/journeys/suite.spec.ts',
  'e2e/journeys/way-back.spec.ts',
  'e2e/journeys/wrong-clock.spec.ts',
  'e2e/leaks/',
  'e2e/looks/',
  'server/src/platform/db/own-postgres/start-own-postgres.test.ts',
  'server/src/platform/db/restore.test.ts',
  'server/test/applicants/applications/application-plans.test.ts',
  'server/test/applicants/applications/application-totals.test.ts',
  'server/test/platform/background-work/background-work.test.ts',
  'server/test/referrals/payout-batches/payout-batch-races.test.ts',
  'server/test/referrals/payouts/payout-facts.test.ts',
  'server/test/platform/realtime/several-servers.test.ts',
  'server/test/platform/http/event-loop.test.ts',
  'server/test/fuzz/',
  'server/test/platform/http/body-memory.test.ts',
  'server/test/platform/http/bounds.test.ts',
  'server/test/platform/http/connections.test.ts',
  'server/test/referrals/payouts/kill-payouts.test.ts',
  'server/test/platform/db/kill.test.ts',
  'server/test/identity/single-sign-on/over-servers.test.ts',
  'server/test/start/start.test.ts',
  'server/test/start/two-versions.test.ts',
  'server/test/start/unexpected-end.test.ts',
];

/** Suffix in titles of browser tests that a usual run omits: edge cases, and details of one screen. */
export const fullRunTag = '@detail';

export const usualProjects = ['journeys', 'pdf'];

const isLeft = (file) => onlyInFullRun.some((path) => file.startsWith(path));

export const listMissedTests = ({ files, ran, all }) => [
  ...files.filter((file) => !ran.has(file) && (all || !isLeft(file))),
  ...onlyInFullRun.filter((path) => !files.some((file) => file.startsWith(path))),
];
