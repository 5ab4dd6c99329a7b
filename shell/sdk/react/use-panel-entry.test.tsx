import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeAllPanels, openedPanels, renderPage, type RenderPageOptions } from '../testing';
import { panelRef, usePanelEntry } from '.';

const publish = panelRef<{ jobId: number }, undefined>('jobs.publish');
const panels = [{ id: publish, title: 'Publish Job', can: 'job:publish' }] as const;

type Options = NonNullable<Parameters<ReturnType<typeof usePanelEntry>>[1]>;

const Entry = (given: Options) => {
  const entry = usePanelEntry(publish, (jobId) => ({ jobId }))(7, given);
  const { label, isHidden, disabledReason, onSelect } = entry;
  if (isHidden) return <p>nothing</p>;
  return (
    <button title={disabledReason} onClick={onSelect}>
      {label}
    </button>
  );
};
const show = (given: Options = {}, options: RenderPageOptions = {}) =>
  renderPage(<Entry {...given} />, { panels, ...options });

afterEach(closeAllPanels);

it('a menu entry has the title of its drawer, and opens it with its input', async () => {
  show();
  await waitFor(() => expect(screen.getByText('Publish Job')).not.toHaveAttribute('title'));
  await userEvent.click(screen.getByText('Publish Job'));
  expect(openedPanels()).toEqual([{ id: 'jobs.publish', input: { jobId: 7 } }]);
});

it('a role that never includes the drawer is not offered its entry', async () => {
  show({}, { grants: ['job:view'] });
  expect(await screen.findByText('nothing')).toBeVisible();
});

it.each([
  ['the role does not reach the record', { isOpen: false }, {}, /does not include it for this job/],
  ['it cannot be opened now', { reason: 'There is no resume.' }, {}, /There is no resume/],
  ['its remote is not deployed', {}, { panels: [] }, /is not deployed/],
])('a menu entry says why it is disabled when %s', async (_, given, options, words) => {
  show({ label: 'Publish', ...given }, options);
  expect(await screen.findByTitle(words)).toHaveTextContent('Publish');
});
