import { act, screen, waitFor, within } from '@testing-library/react';
import { getApplications } from 'server/contract/applicants/application.calls';
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
import { openApplications, two } from './testing/open-applications';

afterEach(closeAllPanels);

const bodyOf = (page: ReturnType<typeof openApplications>, call: string) =>
  page.calls.findLast((made) => made.call === call)?.body;

const exported = (rows: object) => ({ kind: 'list', list: 'application', rows });

describe('row actions of the applicants table', () => {
  test('APP-019 View Applicant leads to the applicant', async () => {
    const page = openApplications();
    await user.click(await actionOf('Asha Rao', 'View Applicant'));
    await waitFor(() => expect(page.address()).toContain('applicants.view'));
  });

  test('APP-017 APP-018 Status and Assign Recruiter open their drawers for that applicant', async () => {
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
    'APP-017 APP-018 where the role does not reach the job, %s says so and opens nothing',
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

  test('APP-016 View Resume opens the file in a new tab by an address that works once', async () => {
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
      fileId: two.data[0]?.resume?.fileId,
    });
    open.mockRestore();
  });

  test('an applicant without a resume has an entry that says so', async () => {
    openApplications();
    const entry = await actionOf('Dev Menon', 'View Resume');
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAccessibleDescription('This applicant came without a resume.');
  });

  test('APP-020 View Chat opens the chat about that applicant beside the list', async () => {
    openApplications();
    await user.click(await actionOf('Asha Rao', 'View Chat'));
    expect(openedPanels()).toEqual([{ id: 'chat.conversation', input: { applicantId: 31 } }]);
  });

  test('APP-020 where there is no chat, View Chat says why', async () => {
    openApplications(applicationPage([applicationRow(31, { hasChat: false })]));
    const entry = await actionOf('Asha Rao', 'View Chat');
    await waitFor(() =>
      expect(entry).toHaveAccessibleDescription(/^Nobody referred this applicant/),
    );
    await user.click(entry);
    expect(openedPanels()).toEqual([]);
  });

  test('APP-020 whoever is added to a chat while they look at the list is offered it', async () => {
    let hasChat = false;
    openApplications(two, {
      answers: [answer(getApplications, () => applicationPage([applicationRow(31, { hasChat })]))],
    });
    await rowOf('Asha Rao');
    hasChat = true;
    await act(() => refresh('chat-member'));
    await user.click(await actionOf('Asha Rao', 'View Chat'));
    expect(openedPanels()).toEqual([{ id: 'chat.conversation', input: { applicantId: 31 } }]);
  });

  test('APP-021 Export takes the row, and with rows selected the selection', async () => {
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

  test('Status of a selection takes along which versions were seen', async () => {
    openApplications();
    await tick('Asha Rao');
    await tick('Dev Menon');
    const bar = screen.getByRole('region', { name: 'Selection' });
    await user.click(within(bar).getByRole('button', { name: 'Status' }));
    const input = { applicantIds: [31, 32], versions: [4, 4] };
    expect(openedPanels()).toEqual([{ id: 'applicants.status', input }]);
  });

  test('APP-007 Delete asks for the word, sends once, and says so', async () => {
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

  test('what a role never includes is not offered, and nothing can be selected for it', async () => {
    openApplications(two, { grants: ['application:view'] });
    await actionOf('Asha Rao', 'View Applicant');
    for (const name of [/^Status/, /^Assign Recruiter/, /^Export/, /^Delete/, /^View Resume/])
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the older list', () => {
  test('APP-011 APP-001 its columns, with the values of the applicant', async () => {
    openApplications(two, { address: '/applicationv1' });
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

  test('a dash stands where a person has no e-mail address', async () => {
    const unreachable = applicationRow(31, { applicantEmail: '', phoneNumber: '98450 11111' });
    openApplications(applicationPage([unreachable]), { address: '/applicationv1' });
    const heads = (await screen.findAllByRole('columnheader')).map((head) => head.textContent);
    const [row] = await screen.findAllByRole('row', { name: /98450 11111/ });
    expect(row && within(row).getAllByRole('cell')[heads.indexOf('Email')]).toHaveTextContent(
      /^–$/,
    );
  });

  test('APP-004 APP-005 APP-006 View, Edit Status and View Resume of a row', async () => {
    const page = openApplications(two, { address: '/applicationv1' });
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

describe('selection', () => {
  const many = applicationPage(two.data, { total: 57, last_page: 6 });

  test('APP-022 APP-026 rows and the whole page can be selected, and one left out again', async () => {
    openApplications();
    await rowOf('Asha Rao');
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(screen.getByText('2 Selected')).toBeVisible();
    await tick('Dev Menon');
    expect(screen.getByText('1 Selected')).toBeVisible();
  });

  test('all that match can be moved but those left out, with the number that was seen', async () => {
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
