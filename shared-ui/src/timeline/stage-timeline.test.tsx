import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { StageTimeline } from './stage-timeline';
import type { TimelineStage } from './stages';

const way: TimelineStage[] = [
  {
    id: 1,
    name: 'Screening',
    colour: '#2563a8',
    state: 'past',
    statuses: [
      {
        id: 101,
        name: 'Shortlisted',
        category: 'active',
        state: 'past',
        note: '02/11/2026, Asha Verma',
      },
    ],
  },
  { id: 2, name: 'Test', colour: '#a34a08', state: 'notVisited', statuses: [] },
  {
    id: 3,
    name: 'Interview',
    colour: '#2a7440',
    state: 'present',
    statuses: [
      { id: 103, name: 'Rejected', category: 'rejected', state: 'notVisited' },
      { id: 104, name: 'Invited', category: 'active', state: 'present', isCurrent: true },
    ],
  },
  { id: 4, name: 'Offer', colour: null, state: 'future', statuses: [] },
];

const show = (stages: TimelineStage[]) =>
  render(
    <UiProvider>
      <StageTimeline label="Way of Ravi Kumar" stages={stages} />
    </UiProvider>,
  );

const stagesOf = () => [
  ...screen.getByRole('list', { name: 'Way of Ravi Kumar' }).querySelectorAll(':scope > li'),
];

test('every stage is shown in its order, with its state in words', () => {
  show(way);
  expect(stagesOf().map((stage) => stage.querySelector(':scope > div')?.textContent)).toEqual([
    'ScreeningPast',
    'TestNot visited',
    'InterviewPresent',
    'OfferFuture',
  ]);
  expect(screen.getAllByText('This stage has no statuses yet.')).toHaveLength(2);
});

test("only the latest status carries 'Current Status'", () => {
  show(way);
  const marker = screen.getByText('Current Status');
  expect(marker.closest('li')).toHaveTextContent('Invited');
  expect(marker.closest('li')).toHaveAttribute('aria-current', 'step');
});

test('the mark of a status is also described in text for screen readers', () => {
  show(way);
  const interview = within(screen.getByRole('list', { name: 'Interview' }));
  expect(interview.getByText('Rejected').closest('li')).toHaveTextContent('Rejected (Not visited)');
  expect(interview.getByText('Invited').closest('li')).toHaveTextContent('Invited (Present)');
});

test('a long name is cut to 10 characters, and a tooltip shows it in full', async () => {
  show(way);
  expect(screen.getByText('Shortliste…')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Shortlisted')).toBeInTheDocument();
  expect(screen.getByText('Rejected')).toBeVisible();
  await userEvent.hover(screen.getByText('Shortliste…'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Shortlisted');
});

test('a pipeline without an applicant shows its stages and the count of each status', () => {
  show([
    {
      id: 1,
      name: 'Screening',
      colour: '#2563a8',
      count: 12,
      statuses: [{ id: 101, name: 'New', category: 'active', count: 12, to: '/job/application/1' }],
    },
  ]);
  const count = screen.getByRole('link', { name: '12 applicants in Screening, New' });
  expect(count).toHaveAttribute('href', '/job/application/1');
  expect(screen.queryByText('Future')).toBeNull();
});

test('a count without a link gives the reason in a tooltip', async () => {
  const refusal = 'The applicants are not deployed.';
  const one = { id: 1, name: 'New', category: 'start', count: 3, refusal } as const;
  show([{ id: 1, name: 'Screening', statuses: [one] }]);
  await userEvent.hover(screen.getByText('3'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(refusal);
});

test('two shortened statuses look different, and are read out in full', () => {
  const statuses = ['Interview scheduled', 'Interview cleared'].map(
    (name, id) => ({ id, name, category: 'active' }) as const,
  );
  show([{ id: 1, name: 'Interview', statuses }]);
  expect(screen.getByText('Inter…duled')).toBeVisible();
  expect(screen.getByText('Inter…eared')).toBeVisible();
  expect(screen.getByText('Interview cleared')).toBeInTheDocument();
});

test('a status has the colour of its category, and a stage has its own colour', () => {
  show(way);
  const markOf = (words: string) =>
    screen
      .getAllByText(words)
      .at(-1)
      ?.closest('li, div:has(> [data-state])')
      ?.querySelector<HTMLElement>('[data-state]')
      ?.style.getPropertyValue('--mark');
  expect(markOf('Shortlisted')).toBe('var(--ui-colors-info)');
  expect(markOf('Rejected')).toBe('var(--ui-colors-bad)');
  expect(markOf('Screening')).toBe('#2563a8');
});

test('a pipeline without stages says so', () => {
  show([]);
  expect(screen.getByText('This pipeline has no stages yet.')).toBeVisible();
});
