import { screen } from '@testing-library/react';
import type {
  DemographicFigure,
  DemographicGroup,
} from 'server/contract/applicants/demographics/demographic-figures';
import { getDemographicFigures } from 'server/contract/applicants/demographics/demographic-figures.calls';
import { answer, press, renderPage, user } from 'shell/sdk/testing';
import { DemographicFiguresPage } from './demographic-figures.page';

const all = (numbers: readonly number[]): DemographicGroup => ({
  ...{ departmentId: null, department: 'All departments' },
  lines: numbers.map((answers, at) => ({ choice: at === 0 ? 'Under 40' : null, answers })),
});
const figure: DemographicFigure = {
  ...{ questionId: 4, question: 'How old are you?' },
  periods: [
    {
      ...{ from: '2026-07-01', to: '2026-09-30' },
      groups: [all([60, 20]), { ...all([15, 10]), departmentId: 3, department: 'Galley' }],
    },
    { from: '2026-01-01', to: '2026-06-30', groups: [all([30, 11])] },
  ],
};
const open = (data: DemographicFigure[]) =>
  renderPage(<DemographicFiguresPage />, {
    address: '/general-settings/demographic-figures',
    answers: [answer(getDemographicFigures, { data })],
  });
const choose = async (filter: string, option: string) => {
  await press(filter);
  await user.click(await screen.findByRole('menuitemradio', { name: option }));
};

test('the latest period is shown for all departments, with shares, and says what Others are', async () => {
  open([figure]);
  expect(await screen.findByRole('row', { name: 'Under 40 60 75' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Others 20 25' })).toBeVisible();
  expect(screen.getByText(/80 answers. Others are choices of fewer than 10/)).toBeVisible();
});

test('another department and period can be chosen, and a text explains groups that are too small to show', async () => {
  open([figure]);
  await screen.findByRole('row', { name: 'Under 40 60 75' });
  await choose('Department All', 'Galley');
  expect(await screen.findByRole('row', { name: 'Under 40 15 60' })).toBeVisible();
  await choose('Period July to September 2026', 'January to June 2026');
  expect(await screen.findByText(/fewer than 10 people in a line/)).toBeVisible();
  expect(screen.queryByRole('row', { name: /Under 40/ })).not.toBeInTheDocument();
  await choose('Department Galley', 'All');
  expect(await screen.findByRole('row', { name: 'Under 40 30 73' })).toBeVisible();
  expect(screen.getByText(/No department is large enough/)).toBeVisible();
});

test('before a quarter has ended, and before any question was asked, the page says why it has no figures', async () => {
  const { unmount } = open([{ ...figure, periods: [] }]);
  expect(await screen.findByText(/Figures begin when a quarter has ended/)).toBeVisible();
  unmount();
  open([]);
  expect(await screen.findByText('Nothing was asked yet')).toBeVisible();
});
