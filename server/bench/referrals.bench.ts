import { isDeepStrictEqual } from 'node:util';
import type { PayoutFigure } from '../contract/referrals/payout-calendar/payout-calendar';
import { payoutStates } from '../contract/referrals/payouts/payout-constants';
import {
  createForecast,
  type ConfirmedPayouts,
  type OpenPayouts,
  type StageHireSample,
} from '../src/referrals/payout-calendar/forecast.rule';
import { startPostgres, startRun } from '../test/postgres';
import { measureExport } from './export';
import { meetsGoal, formatComparisonTable } from './figures';
import { fillDatabase } from './fill';
import { measureList, type ListRequest } from './measure-list';
import { measureBatch } from './payout-batch';
import { toMeasuredReferralExport } from './referral-export';
import { startMeasuredServer, stopMeasuredServer, type ResponseComparison } from './sides';

/** URL of a database that already holds the large set; without it, the run creates a database. */
const prepared = process.env.BENCH_DATABASE_URL;
const many = Number(process.env.BENCH_REFERRALS ?? 200_000);
/** Small sets have too few hires for a batch of 5,000. */
const batchSize = Math.min(5_000, Math.floor(many / 40));
const most = 1.3;
const connections = 8;

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();

/** Rounds numbers, since float sums depend on the order of addition. */
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) =>
      typeof one === 'number' ? Math.round(one * 1e4) / 1e4 : one,
    ),
  );

const sameWhole: ResponseComparison = (floor, ours) => isDeepStrictEqual(floor, ours);

const sameForecast: ResponseComparison = (floor, ours) => {
  const { confirmed, open, samples } = floor as {
    confirmed: ConfirmedPayouts[];
    open: OpenPayouts[];
    samples: StageHireSample[];
  };
  const months = createForecast(today, confirmed, open, samples);
  return isDeepStrictEqual(rounded(months), rounded((ours as { months: unknown }).months));
};

type FigureLine = Pick<PayoutFigure, 'figure' | 'payouts' | 'longest'>;

const sameFigures: ResponseComparison = (floor, ours) =>
  (ours as FigureLine[]).every(({ figure, payouts, longest }) => {
    const lines = (floor as FigureLine[]).filter((line) => line.figure === figure);
    const waits = lines.flatMap((line) => line.longest ?? []);
    return (
      payouts === lines.reduce((sum, line) => sum + line.payouts, 0) &&
      longest === (waits.length > 0 ? Math.max(...waits) : null)
    );
  });

type ReferralLine = { applicantId: number; reason: string | null; batchId: number | null };

const sameReferrals: ResponseComparison = (floor, ours) => {
  const shownFields = (data: unknown) =>
    (data as ReferralLine[]).map(({ applicantId, reason, batchId }) => [
      ...[applicantId, reason ?? '', batchId],
    ]);
  return isDeepStrictEqual(shownFields(floor), shownFields(ours));
};

const rows = { same: sameReferrals };

const questions: Record<string, ListRequest> = {
  page: { floor: 'page', query: '', ...rows },
  'page 10,000': { floor: 'far', query: 'page=10000', ...rows },
  'by name': { floor: 'name', query: 'sort=name', ...rows },
  'in progress': { floor: 'progress', query: 'type=2', ...rows },
  hired: { floor: 'hired', query: 'type=3', ...rows },
  payable: { floor: 'payable', query: 'type=4', ...rows },
  'payable by day': { floor: 'payable-day', query: 'type=4&sort=payable', ...rows },
  due: { floor: 'due', query: `type=4&referralStatusId=${payoutStates.due.id}`, ...rows },
  paid: { floor: 'paid', query: `type=4&referralStatusId=${payoutStates.paid.id}`, ...rows },
  department: { floor: 'department', query: 'departmentId=3', ...rows },
  search: { floor: 'search', query: 'search=kavya das', ...rows },
  'common search': { floor: 'fragment', query: 'search=avya', ...rows },
  summary: { floor: 'summary', query: '', path: '/api/v1/referral-summary', same: sameWhole },
  calendar: { floor: 'calendar', query: '', path: '/api/v1/payout-calendar', same: sameWhole },
  forecast: { floor: 'forecast', query: '', path: '/api/v1/payout-forecast', same: sameForecast },
  figures: { floor: 'figures', query: '', path: '/api/v1/dashboard/payouts', same: sameFigures },
};
/** Names of the measurements to run, `batch` and `export` included; undefined runs all. */
const chosen = process.env.BENCH_ONLY?.split(';');
const isChosen = (name: string): boolean => !chosen || chosen.includes(name);

const main = async (): Promise<void> => {
  const endRun = await startRun();
  const postgres = prepared ? undefined : await startPostgres();
  const connectionString = prepared ?? postgres?.connectionString;
  if (!connectionString)
    throw new Error('No PostgreSQL was found. Install it, or set DATABASE_URL.');
  if (postgres) {
    process.stderr.write(`Filling with ${many} referrals\n`);
    await fillDatabase(connectionString, 0, many);
  }
  const floor = await startMeasuredServer({
    which: 'floor',
    statements: 'referrals',
    connectionString,
    connections,
  });
  const ours = await startMeasuredServer({
    which: 'ours',
    role: 'payout-officer',
    connectionString,
    connections,
  });
  const lines = await measureList({
    ...{ database: 'PostgreSQL', rows: many, path: '/api/v1/referrals', most, floor, ours },
    questions: Object.fromEntries(Object.entries(questions).filter(([name]) => isChosen(name))),
  });
  const sentences = [
    ...(isChosen('export')
      ? [await measureExport(connectionString, ours, toMeasuredReferralExport(many))]
      : []),
    ...(isChosen('batch') ? [await measureBatch(connectionString, ours, batchSize)] : []),
  ];
  await stopMeasuredServer(floor);
  await stopMeasuredServer(ours);
  await postgres?.stop();
  await endRun();
  process.stdout.write(`${formatComparisonTable(lines)}\n${sentences.join('\n')}\n`);
  const missed = lines.filter((line) => !meetsGoal(line)).length;
  process.stdout.write(
    missed === 0 ? 'All goals hold.\n' : `${missed} of ${lines.length} missed.\n`,
  );
};

await main();
