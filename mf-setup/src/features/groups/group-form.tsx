import type { GroupRecord } from 'server/contract/company/groups/group';
import { groupCalls } from 'server/contract/company/groups/group.calls';
import { messages } from 'server/contract/messages';
import { lookupSource } from 'shared-auth/lookups';
import {
  PickerField,
  SelectField,
  TextAreaField,
  TextField,
  yup,
  type PickerItem,
} from 'shared-ui/forms';
import { editGroup, groups } from '../../../contract';
import type { RecordForm } from '../../setup/record-form';

const labels = {
  groupName: 'Group Name',
  groupDescription: 'Description',
  activeStatus: 'Active Status',
  enableReferralChat: 'Referral Chat',
  members: 'Members',
};

interface Values {
  groupName: string;
  groupDescription: string;
  activeStatus: string;
  enableReferralChat: string;
  members: readonly PickerItem[];
}

export const activeOptions = [
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
];
export const chatOptions = [
  { value: '1', label: 'Enable' },
  { value: '0', label: 'Disable' },
];
type Options = typeof activeOptions;

/** Label of the option 1 or 0. */
export const optionWords = (options: Options, value: string | number | null | undefined): string =>
  options.find((option) => option.value === String(value))?.label ?? '';

const { useOptions } = lookupSource('users');

export const groupForm: RecordForm<Values, GroupRecord> = {
  title: 'Group',
  noun: { one: 'group', many: 'groups', list: groups },
  calls: groupCalls,
  edit: editGroup,
  empty: {
    ...{ groupName: '', groupDescription: '', activeStatus: '', enableReferralChat: '' },
    members: [],
  },
  valuesOf: ({ groupName, groupDescription, activeStatus, enableReferralChat, memberList }) => ({
    groupName,
    groupDescription,
    activeStatus: String(activeStatus),
    enableReferralChat: String(enableReferralChat),
    members: memberList.map(({ userId, name }) => ({ id: userId, label: name })),
  }),
  bodyOf: ({ members, activeStatus, enableReferralChat, ...texts }) => ({
    ...texts,
    activeStatus: Number(activeStatus),
    enableReferralChat: Number(enableReferralChat),
    members: members.map(({ id }) => Number(id)),
  }),
  wordsOf: ({ activeStatus, enableReferralChat, members }) => ({
    activeStatus: optionWords(activeOptions, activeStatus),
    enableReferralChat: optionWords(chatOptions, enableReferralChat),
    members: members.map(({ label }) => label).join(', '),
  }),
  labels,
  schema: yup.object({
    groupName: yup
      .string()
      .trim()
      .required('Enter the group name.')
      .max(100, 'Use at most 100 characters.'),
    groupDescription: yup
      .string()
      .trim()
      .required(messages.group.required)
      .max(1_000, 'Use at most 1,000 characters.'),
    activeStatus: yup.string().required('Choose the active status.'),
    enableReferralChat: yup.string().required('Choose whether there is a referral chat.'),
    members: yup.array().min(1, messages.group.required),
  }),
  Fields: () => (
    <>
      <TextField name="groupName" label={labels.groupName} required />
      <TextAreaField name="groupDescription" label={labels.groupDescription} required />
      <SelectField
        name="activeStatus"
        label={labels.activeStatus}
        options={activeOptions}
        required
      />
      <SelectField
        name="enableReferralChat"
        label={labels.enableReferralChat}
        options={chatOptions}
        required
      />
      <PickerField
        name="members"
        label={labels.members}
        hint="They see the jobs of this group and their applicants."
        useOptions={useOptions}
        multiple
        required
      />
    </>
  ),
};
