import { BarChart, FunnelChart } from '../../src/charts';
import { demo, type Section, state } from '../demo';
import { long } from '../words';

const sources = [
  { Source: 'Careers page', Inprogress: 42, Closed: 20 },
  { Source: 'Referral', Inprogress: 31, Closed: 12 },
  { Source: 'Job board', Inprogress: 18, Closed: 9 },
];

const many = Array.from({ length: 25 }, (_, at) => ({
  Source: at === 3 ? long.slice(0, 60) : `Source ${String(at + 1)}`,
  Count: (at * 7) % 23,
}));

const steps = [
  { id: 'relevant', label: 'Relevant Application', value: 120 },
  { id: 'short', label: 'Shortlisted', value: 64 },
  { id: 'hold', label: 'On hold', value: 20 },
  { id: 'hired', label: 'Hired', value: 8 },
];

export const charts: Section = {
  id: 'charts',
  title: 'Charts',
  demos: [
    demo(
      'BarChart',
      'Each chart has a table with the same figures behind it.',
      state('Two figures', () => (
        <BarChart
          label="Applicant Source"
          data={sources}
          keys={['Inprogress', 'Closed']}
          indexBy="Source"
        />
      )),
      state('Empty', () => (
        <BarChart label="No source" data={[]} keys={['Count']} indexBy="Source" />
      )),
      state(
        'Many bars',
        () => <BarChart label="Sources" data={many} keys={['Count']} indexBy="Source" />,
        true,
      ),
    ),
    demo(
      'FunnelChart',
      '',
      state('Four steps', () => <FunnelChart label="Acquisitions" data={steps} />),
      state('Nobody yet', () => (
        <FunnelChart label="Nobody" data={steps.map((step) => ({ ...step, value: 0 }))} />
      )),
    ),
  ],
};
