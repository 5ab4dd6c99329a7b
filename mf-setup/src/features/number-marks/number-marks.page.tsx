import { applicantDetail } from 'mf-applicants/contract';
import type { NumberMark, NumberMarkSelection } from 'server/contract/privacy/numbers/number-mark';
import { numberKinds } from 'server/contract/privacy/numbers/number-mark-constants';
import { dismissNumbers, maskNumbers } from 'server/contract/privacy/numbers/number-mark.calls';
import { messages } from 'server/contract/messages';
import { usePermission, useWrite } from 'shared-auth';
import { EmptyState, PageHead } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { resolve, useShell } from 'shell/sdk/react';
import { useConfirmedActions } from 'shell/sdk/record';
import { numberMarks } from '../../../contract/privacy';
import { SettingsNav } from '../../general-settings/settings-nav';
import { useCompanyDays } from '../../setup/use-company-days';
import { numberMarkList } from './number-mark-list';

const useColumns = (): Column<NumberMark>[] => {
  const { momentAt } = useCompanyDays();
  const shell = useShell();
  return [
    {
      ...{ id: 'name', header: 'Applicant', narrow: 'title', least: 200, share: 2 },
      cell: ({ name, applicationId: id }) => (
        <RowTitle
          title={name}
          second={`Application ${id}`}
          to={resolve({ to: applicantDetail, params: { id } }, shell).href}
        />
      ),
    },
    {
      ...{ id: 'lastFour', header: 'Number', narrow: 'line', least: 120 },
      cell: ({ lastFour }) => `••••${lastFour}`,
    },
    {
      ...{ id: 'kind', header: 'Looks like', narrow: 'line', least: 150, share: 1 },
      cell: ({ kind }) => numberKinds[kind],
    },
    {
      ...{ id: 'place', header: 'Stands in', narrow: 'line', least: 150, share: 1 },
      cell: ({ place }) => place,
    },
    {
      ...{ id: 'foundAt', header: 'Found', narrow: 'line', least: 190, sortable: true },
      cell: ({ foundAt }) => momentAt(foundAt),
    },
  ];
};

const useMarkActions = (onDone: () => void) => {
  const mask = useWrite(maskNumbers);
  const dismissal = useWrite(dismissNumbers);
  return useConfirmedActions<NumberMarkSelection>({
    may: usePermission('privacy:edit'),
    onDone,
    actions: {
      mask: {
        label: 'Mask',
        words:
          'Only the last four characters stay in the text. This cannot be taken back. Files that were attached are not changed.',
        isDangerous: true,
        run: (selection) => mask.send({ body: selection }),
        done: messages.submitted,
      },
      dismiss: {
        label: 'Not a Number',
        words: 'The text stays as it is, and is not listed again.',
        run: (selection) => dismissal.send({ body: selection }),
        done: messages.submitted,
      },
    },
  });
};

export const NumberMarksPage = () => {
  const list = useList(numberMarkList);
  const columns = useColumns();
  const actions = useMarkActions(list.selection.clear);
  return (
    <>
      <SettingsNav at={numberMarks} />
      <PageHead
        title="Document numbers"
        words="What looks like the number of an identity document in remarks, letters, answers, replies, resumes and chats."
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Document numbers"
        columns={columns}
        rowActions={(row) => actions.of(list.ofRow(row))}
        selectionActions={actions.of(list.selected)}
        empty={
          <EmptyState
            title="Nothing was found"
            words="Texts are read when they are written, and all of them each night."
          />
        }
      />
      {actions.question}
    </>
  );
};

NumberMarksPage.beginReading = numberMarkList.beginReading;
