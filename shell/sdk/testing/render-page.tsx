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
  /** Address that the page is opened at; `/` if left out. */
  address?: string;
  /** Path of the page's route, when it has placeholders: `/job/view/:id`. */
  path?: string;
  /** Routes that its links may lead to; every reference leads somewhere if left out. */
  routes?: readonly TestRoute[];
  /** Drawers that its entries may open, as their owners declare them; every one is open if left out. */
  panels?: readonly TestPanel[];
}

export interface PageTest extends ReturnType<typeof render>, CallRecord {
  /** Every call that was answered, in order. */
  calls: readonly RecordedCall[];
  /** Path and query that one is at now. */
  address: () => string;
  /** What travelled here with the link, not in its address. */
  state: () => unknown;
}

/** Draws a page as the shell would: router, theme, notifications, data with the given answers. */
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
