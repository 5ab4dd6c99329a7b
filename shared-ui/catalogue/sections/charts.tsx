import { BarChart, FunnelChart } from '../../src/charts';
import { demo, type Section, state } from '../demo';
import { longText } from '../words';

const sources = [
  { name: 'Careers page', figures: [42, 20] },
  { name: 'Referral', figures: [31, 12] },
  { name: 'Job board', figures: [18, 9] },
];

const many = Array.from({ length: 25 }, (_, at) => ({
  name: at === 3 ? longText.slice(0, 60) : `Source ${String(at + 1)}`,
  figures: [(at * 7) % 23],
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
      'It is read out with all of its figures.',
      state('Two figures', () => (
        <BarChart label="Applicant Source" lines={sources} keys={['Inprogress', 'Closed']} />
      )),
      state('Side by side', () => (
        <BarChart
          label="Time in Stage"
          lines={sources}
          keys={['Median days', 'Company’s median']}
          isSideBySide
        />
      )),
      state('Empty', () => <BarChart label="No source" lines={[]} keys={['Count']} />),
      state('Many bars', () => <BarChart label="Sources" lines={many} keys={['Count']} />, true),
    ),
    demo(
      'FunnelChart',
      '',
      state('Four steps', () => <FunnelChart label="Acquisitions" data={steps} total={160} />),
      state('Nobody yet', () => (
        <FunnelChart label="Nobody" total={0} data={steps.map((step) => ({ ...step, value: 0 }))} />
      )),
    ),
  ],
};
