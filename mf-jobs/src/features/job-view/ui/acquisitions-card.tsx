import { applications } from 'mf-applicants/contract';
import { lazy, Suspense } from 'react';
import type { Acquisition } from 'server/contract/company/directory/directory';
import { getAcquisitions } from 'server/contract/company/directory/directory.calls';
import { useRead } from 'shared-auth';
import { DelayedSpinner, Text } from 'shared-ui';
import { defineCard, FigureCard, useCard } from 'shell/sdk/card';
import { useNavigateTo } from 'shell/sdk/react';

const FunnelChart = lazy(() =>
  import('shared-ui/charts').then(({ FunnelChart: chart }) => ({ default: chart })),
);

const card = defineCard({ id: 'acquisitions', without: ['date', 'limit'] });

type Step = 'relevant' | 'shortlisted' | 'onHold' | 'hired';

/** Steps of the funnel: label, name of the count, and the matching filter of the applicant list. */
const steps: [string, Step, Record<string, string>][] = [
  ['Relevant Application', 'relevant', { progress: 'relevant' }],
  ['Shortlisted', 'shortlisted', { progress: 'shortlisted' }],
  ['On hold', 'onHold', { category: 'on-hold' }],
  ['Hired', 'hired', { category: 'hired' }],
];

const sumAcquisitions = (lines: readonly Acquisition[], key: Step | 'total') =>
  lines.reduce((sum, line) => sum + line[key], 0);

export const AcquisitionsCard = ({ jobId }: { jobId: number }) => {
  const shown = useCard(card, {});
  const go = useNavigateTo();
  const read = useRead(getAcquisitions, { query: { jobId } });
  const listOf = (search: Record<string, string | number>) => ({
    to: applications,
    search: { jobId, ...search },
  });
  return (
    <FigureCard
      title="Acquisitions"
      shown={shown}
      read={read}
      chart={(lines) => (
        <Suspense fallback={<DelayedSpinner label="Drawing Acquisitions" height={280} />}>
          <FunnelChart
            label="Acquisitions"
            total={sumAcquisitions(lines, 'total')}
            data={steps.map(([label, id]) => ({ id, label, value: sumAcquisitions(lines, id) }))}
            onPress={(place) => go(listOf(steps[place]?.[2] ?? {}))}
          />
        </Suspense>
      )}
      columns={[
        { name: 'Source', of: ({ source }) => source },
        ...steps.map(([name, key, search]) => ({
          name,
          of: (line: Acquisition) => line[key],
          to: ({ sourceId }: Acquisition) =>
            sourceId === null ? undefined : listOf({ ...search, source: sourceId }),
        })),
      ]}
    >
      <Text tone="second" mb="2">
        {`Total Application : ${read.data ? sumAcquisitions(read.data.data, 'total') : '…'}`}
      </Text>
    </FigureCard>
  );
};
