import { render } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { TestData } from 'shared-auth/testing';
import { Notifications, UiProvider } from 'shared-ui';
import { RouterLink } from '../react/router-link';
import { recordingAnswers, recordOf, type CallRecord, type RecordedCall } from './recorded-calls';
import { TestShell, type TestPanel, type TestRoute } from './test-shell';

export type { RecordedCall };

type TestDataProps = ComponentProps<typeof TestData>;

export interface RenderPageOptions extends Omit<TestDataProps, 'children'> {
  address?: string;
  /** Path of the page's route, if the path has placeholders, such as `/job/view/:id`. */
  path?: string;
  /** Routes that exist in the test; by default every route reference is a route. */
  routes?: readonly TestRoute[];
  /** Drawers that exist in the test; by default every drawer is permitted. */
  panels?: readonly TestPanel[];
}

export interface PageTest extends ReturnType<typeof render>, CallRecord {
  calls: readonly RecordedCall[];
  address: () => string;
  state: () => unknown;
}

export const renderPage = (
  page: ReactElement,
  { address = '/', path, routes, panels, answers = [], ...data }: RenderPageOptions = {},
): PageTest => {
  const { calls, answers: recorded } = recordingAnswers(answers);
  let here: { address: string; state: unknown } = { address, state: null };
  const rendered = render(
    <UiProvider link={RouterLink}>
      <TestData answers={recorded} {...data}>
        <MemoryRouter initialEntries={[address]}>
          <TestShell
            path={path}
            routes={routes}
            panels={panels}
            onAddress={(next, state) => (here = { address: next, state })}
            page={<main>{page}</main>}
          >
            <Notifications />
          </TestShell>
        </MemoryRouter>
      </TestData>
    </UiProvider>,
  );
  return {
    ...rendered,
    ...recordOf(calls),
    calls,
    address: () => here.address,
    state: () => here.state,
  };
};
