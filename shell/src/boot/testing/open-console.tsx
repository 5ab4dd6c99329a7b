import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ComponentProps } from 'react';
import { answer, TestData } from 'shared-auth/testing';
import { UiProvider } from 'shared-ui';
import { getApps, getCompany, getFooter } from 'server/contract/platform/company/company.calls';
import { Panel, panelRef, usePanel, useUnsavedChanges } from '../../../sdk/react';
import { createRemoteLoader } from '../../loader/create-remote-loader';
import type { RemoteModule } from '../../loader/federation';
import { RemoteLoaderContext } from '../../loader/remote-loader-context';
import { Root } from '../root';

export const statusPanel = panelRef<{ applicantId: number }, string>('jobs.status');

const JobsPage = () => <h1>57 jobs</h1>;
const FormPage = () => {
  useUnsavedChanges(true);
  return <h1>Create Job</h1>;
};
const StatusPanel = () => {
  const { input, close } = usePanel(statusPanel);
  return (
    <Panel>
      <button onClick={() => close('Hired')}>{`Hire ${input.applicantId}`}</button>
    </Panel>
  );
};
const container = Object.fromEntries(
  Object.entries({ JobsPage, FormPage, StatusPanel }).map(([name, part]) => [
    name,
    () => Promise.resolve({ [name]: part }),
  ]),
) as RemoteModule;

export const jobsRemote = {
  id: 'jobs',
  version: '1.0.0-a',
  entry: '/remotes/jobs/1.0.0-a/mf-manifest.json',
  contributions: {
    id: 'jobs',
    needs: '^1.0.0',
    owner: 'Team Jobs',
    menu: [
      {
        id: 'jobs.menu',
        category: 'dashboard',
        sidebarSorting: 2,
        title: 'Jobs',
        to: 'jobs.list',
        can: 'job:view',
      },
      { id: 'jobs.set-up', category: 'referral', sidebarSorting: 5, title: 'Set-Up' },
      {
        id: 'jobs.stages-menu',
        category: 'referral',
        sidebarSorting: 6,
        title: 'Stages',
        to: 'jobs.stages',
        parent: 'jobs.set-up',
      },
    ],
    routes: [
      { id: 'jobs.list', path: '/all/job', title: 'Jobs', load: 'JobsPage', can: 'job:view' },
      { id: 'jobs.create', path: '/job/create', title: 'Create Job', load: 'FormPage' },
      { id: 'jobs.stages', path: '/stages', title: 'Stages List' },
    ],
    cards: [],
    panels: [{ id: 'jobs.status', title: 'Update Status', width: 400, load: 'StatusPanel' }],
  },
};

const shellAnswers = [
  answer(getCompany, {
    data: {
      id: 1,
      companyName: 'Kestrel Foods',
      companyLogo: '/logo.svg',
      companyFaviconIcon: '',
      timeZone: 'Asia/Kolkata',
      currency: 'INR',
      dateOrder: 'by-area',
      version: 1,
    },
  }),
  answer(getApps, {
    data: [
      {
        id: 1,
        appName: 'Payroll',
        appIcon: '',
        appUrl: 'https://payroll.example',
        status: 'active',
      },
      { id: 2, appName: 'Old', appIcon: '', appUrl: 'https://old.example', status: 'inactive' },
      { id: 3, appName: 'Bad', appIcon: '', appUrl: 'javascript:alert(1)', status: 'active' },
    ],
  }),
  answer(getFooter, { data: [{ content: '© Kestrel Foods', version: '2.1.0' }] }),
];

type Data = Omit<ComponentProps<typeof TestData>, 'children'>;

export const openConsole = async (address: string, { answers = [], ...data }: Data = {}) => {
  const loader = createRemoteLoader({
    register: () => undefined,
    load: () => Promise.resolve(container),
  });
  const router = createMemoryRouter([{ path: '*', element: <Root /> }], {
    initialEntries: [address],
  });
  await act(async () => {
    render(
      <UiProvider>
        <RemoteLoaderContext value={loader}>
          <TestData answers={[...answers, ...shellAnswers]} {...data}>
            <RouterProvider router={router} />
          </TestData>
        </RemoteLoaderContext>
      </UiProvider>,
    );
  });
  return router;
};

export const findMenu = () => within(screen.getByRole('navigation', { name: 'Menu' }));
