import type { BoardAccount } from 'server/contract/jobs/publishing/board-account';
import {
  boardAccountMessages,
  maxBoardCompanyIdLength,
  type BoardWithAccount,
} from 'server/contract/jobs/publishing/board-account-constants';
import { boardAccountCalls } from 'server/contract/jobs/publishing/board-account.calls';
import { Text } from 'shared-ui';
import { TextField, useFormikContext, yup } from 'shared-ui/forms';
import { boardAccounts } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRecordPages } from '../../setup/define-record-pages';

interface BoardAccountValues {
  board: BoardWithAccount;
  email: string;
  companyId: string;
}

const useBoard = (): BoardWithAccount => useFormikContext<BoardAccountValues>().values.board;

const emailHints: Readonly<Record<BoardWithAccount, string>> = {
  indeed: 'Of your account at Indeed, which asks for it in the feed.',
  linkedin: 'Of the person at LinkedIn in whose name the jobs are posted.',
};

const boardNames: Readonly<Record<BoardWithAccount, string>> = {
  indeed: 'Indeed',
  linkedin: 'LinkedIn',
};

const BoardText = () => (
  <Text>
    What the feed tells <strong>{boardNames[useBoard()]}</strong> about your company.
  </Text>
);

const EmailInput = ({ name }: { name: string }) => (
  <TextField name={name} label="Account e-mail" type="email" hint={emailHints[useBoard()]} />
);

const CompanyIdInput = ({ name }: { name: string }) =>
  useBoard() === 'linkedin' ? (
    <TextField
      name={name}
      label="Company ID"
      hint="The number in the address of your company’s page at LinkedIn. Without it LinkedIn lists no job."
    />
  ) : null;

const pages = defineRecordPages<BoardAccountValues, BoardAccount>({
  title: 'Job board',
  noun: { one: 'board', many: 'boards', list: boardAccounts },
  calls: boardAccountCalls,
  fields: {
    board: { label: 'Board', empty: 'linkedin', write: () => ({}), input: BoardText },
    email: {
      label: 'Account e-mail',
      empty: '',
      rule: yup.string().trim().email(boardAccountMessages.email).max(254),
      input: EmailInput,
    },
    companyId: {
      label: 'Company ID',
      empty: '',
      rule: yup
        .string()
        .trim()
        .max(maxBoardCompanyIdLength, boardAccountMessages.companyId)
        .matches(/^\d*$/, boardAccountMessages.companyId),
      input: CompanyIdInput,
    },
  },
});

export const EditBoardAccountPage = () => (
  <>
    <SettingsNav at={boardAccounts} />
    <pages.EditPage />
  </>
);
