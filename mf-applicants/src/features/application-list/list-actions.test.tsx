import { act, screen, waitFor, within } from '@testing-library/react';
import { getApplications } from 'server/contract/applicants/applications/application.calls';
import {
  actionOf,
  answer,
  closeAllPanels,
  openedPanels,
  refresh,
  rowOf,
  tick,
  user,
} from 'shell/sdk/testing';
import { applicationPage, applicationRow } from '../../application/testing/application-answers';
import { openApplications, twoApplications } from './testing/open-applications';

afterEach(closeAllPanels);

const bodyOf = (page: ReturnType<typeof openApplications>, call: string) =>
  page.calls.findLast((made) => made.call === call)?.body;

const exported = (rows: object) => ({ kind: 'list', list: 'application', rows });

describe('row actions of the applicants table', () => {
  test('View Applicant opens the page of the applicant', async () => {
    const page = openApplications();
    await user.click(await actionOf('Asha Rao', 'View Applicant'));
    await waitFor(() => expect(page.address()).toContain('applicants.view'));
  });

  test('Status and Assign Recruiter open their drawers for that applicant', async () => {
    const page = openApplications();
    await user.click(await actionOf('Asha Rao', 'Status'));
    expect(openedPanels()).toEqual([{ id: 'applicants.status', input: { applicantIds: [31] } }]);
    expect(page.address()).toContain('drawer=applicants.status&of=31');
    await closeAllPanels();
    await user.click(await actionOf('Dev Menon', 'Assign Recruiter'));
    expect(openedPanels()).toEqual([
      { id: 'applicants.assign-recruiter', input: { applicantId: 32 } },
    ]);
  });

  test.each(['Status', 'Assign Recruiter', 'Delete'])(
    'for a job outside the person’s scope the action %s gives the reason and opens nothing',
    async (action) => {
      openApplications(applicationPage([applicationRow(31, { may: [] })]));
      const entry = await actionOf('Asha Rao', action);
      await waitFor(() =>
        expect(entry).toHaveAccessibleDescription('Your role does not include it for this job.'),
      );
      await user.click(entry);
      expect(openedPanels()).toEqual([]);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    },
  );

  test('View Resume opens the file in a new tab, at an address that can be used once', async () => {
    const replace = jest.fn();
    const open = jest
      .spyOn(window, 'open')
      .mockReturnValue({ opener: window, location: { replace } } as unknown as Window);
    const page = openApplications();
    await user.click(await actionOf('Asha Rao', 'View Resume'));
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith(expect.stringContaining('files/once')),
    );
    expect(bodyOf(page, 'POST /api/v1/file-tickets')).toEqual({
      kind: 'file',
      fileId: twoApplications.data[0]?.resume?.fileId,
    });
    open.mockRestore();
  });

  test('View Resume is disabled for an applicant without a resume, and says so', async () => {
    openApplications();
    const entry = await actionOf('Dev Menon', 'View Resume');
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAccessibleDescription('This applicant came without a resume.');
  });

  test('View Chat opens the chat about that applicant beside the list', async () => {
    openApplications();
    await user.click(await actionOf('Asha Rao', 'View Chat'));
    expect(openedPanels()).toEqual([{ id: 'chat.conversation', input: { applicantId: 31 } }]);
  });

  test('View Chat says why there is no chat', async () => {
    openApplications(applicationPage([applicationRow(31, { hasChat: false })]));
    const entry = await actionOf('Asha Rao', 'View Chat');
    await waitFor(() =>
      expect(entry).toHaveAccessibleDescription(/^Nobody referred this applicant/),
    );
    await user.click(entry);
    expect(openedPanels()).toEqual([]);
  });

  test('View Chat becomes available when the viewer is added to the chat meanwhile', async () => {
    let hasChat = false;
    openApplications(twoApplications, {
      answers: [answer(getApplications, () => applicationPage([applicationRow(31, { hasChat })]))],
    });
    await rowOf('Asha Rao');
    hasChat = true;
    await act(() => refresh('chat-member'));
    await user.click(await actionOf('Asha Rao', 'View Chat'));
    expect(openedPanels()).toEqual([{ id: 'chat.conversation', input: { applicantId: 31 } }]);
  });

  test('Export of a row contains that row, and Export of a selection contains the selected rows', async () => {
    const page = openApplications();
    await user.click(await actionOf('Asha Rao', 'Export'));
    await waitFor(() =>
      expect(bodyOf(page, 'POST /api/v1/file-tickets')).toEqual(exported({ applicantId: [31] })),
    );
    await tick('Asha Rao');
    await tick('Dev Menon');
    const bar = screen.getByRole('region', { name: 'Selection' });
    await user.click(within(bar).getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(bodyOf(page, 'POST /api/v1/file-tickets')).toEqual(
        exported({ applicantId: [31, 32] }),
      ),
    );
  });

  test('the Status action for selected rows sends the versions that the list showed', async () => {
    openApplications();
    await tick('Asha Rao');
    await tick('Dev Menon');
    const bar = screen.getByRole('region', { name: 'Selection' });
    await user.click(within(bar).getByRole('button', { name: 'Status' }));
    const input = { applicantIds: [31, 32], versions: [4, 4] };
    expect(openedPanels()).toEqual([{ id: 'applicants.status', input }]);
  });

  test('Delete requires the word DELETE, is sent once, and is confirmed', async () => {
    const page = openApplications();
    await user.click(await actionOf('Asha Rao', 'Delete'));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Asha Rao' });
    const ok = within(question).getByRole('button', { name: 'OK' });
    expect(ok).toBeDisabled();
    await user.type(within(question).getByRole('textbox'), 'DELETE');
    await user.click(ok);
    expect(await screen.findByText('Your change has been successfully submitted')).toBeVisible();
    expect(bodyOf(page, 'POST /api/v1/multiple-application-delete')).toEqual({ applicantId: [31] });
  });

  test('actions that a role never includes are not offered, and no row can be selected for them', async () => {
    openApplications(twoApplications, { grants: ['application:view'] });
    await actionOf('Asha Rao', 'View Applicant');
    for (const name of [/^Status/, /^Assign Recruiter/, /^Export/, /^Delete/, /^View Resume/])
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the older list of applicants', () => {
  test('the older list of applicants has its columns, with the values of the applicant', async () => {
    openApplications(twoApplications, { address: '/applicationv1' });
    const row = await rowOf('Asha Rao');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.filter(Boolean)).toEqual([
      'Id',
      'Name',
      'Job Title',
      'Experience',
      'Email',
      'Contact Detail',
      'Action',
    ]);
    expect(within(row).getByText('asha.rao@example.com')).toBeVisible();
    expect(within(row).getByText('3 year')).toBeVisible();
  });

  test('shows a dash where a person has no e-mail address', async () => {
    const unreachable = applicationRow(31, { applicantEmail: '', phoneNumber: '98450 11111' });
    openApplications(applicationPage([unreachable]), { address: '/applicationv1' });
    const heads = (await screen.findAllByRole('columnheader')).map((head) => head.textContent);
    const [row] = await screen.findAllByRole('row', { name: /98450 11111/ });
    expect(row && within(row).getAllByRole('cell')[heads.indexOf('Email')]).toHaveTextContent(
      /^–$/,
    );
  });

  test('the older list of applicants has View, Edit Status and View Resume on each row', async () => {
    const page = openApplications(twoApplications, { address: '/applicationv1' });
    await user.click(await actionOf('Asha Rao', 'Edit Status'));
    expect(openedPanels()).toEqual([{ id: 'applicants.status', input: { applicantIds: [31] } }]);
    await closeAllPanels();
    await user.click(await actionOf('Asha Rao', 'View Resume'));
    expect(openedPanels()).toEqual([{ id: 'applicants.resume', input: { applicantId: 31 } }]);
    await closeAllPanels();
    await user.click(await actionOf('Asha Rao', 'View$'));
    await waitFor(() => expect(page.address()).toContain('applicants.view'));
  });
});

describe('the selection of applicants', () => {
  const many = applicationPage(twoApplications.data, { total: 57, last_page: 6 });

  test('rows of applicants and a whole page can be selected, and single rows deselected again', async () => {
    openApplications();
    await rowOf('Asha Rao');
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(screen.getByText('2 Selected')).toBeVisible();
    await tick('Dev Menon');
    expect(screen.getByText('1 Selected')).toBeVisible();
  });

  test('a move of all matching rows receives the filter, the rows left out, and the number of rows that was shown', async () => {
    openApplications(many, { address: '/application?search=a' });
    await rowOf('Asha Rao');
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 57 that match' }));
    await tick('Dev Menon');
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(bar).toHaveTextContent('56 Selected');
    await user.click(within(bar).getByRole('button', { name: 'Status' }));
    expect(openedPanels()).toEqual([
      {
        id: 'applicants.status',
        input: { matching: { search: 'a' }, except: [32], expected: 56 },
      },
    ]);
  });
});
