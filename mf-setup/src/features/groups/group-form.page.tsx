import { groupCalls } from 'server/contract/company/groups/group.calls';
import { messages } from 'server/contract/messages';
import { lookupSource } from 'shared-auth/lookups';
import { PickerField, yup, type PickerItem } from 'shared-ui/forms';
import { editGroup, groups } from '../../../contract';
import { flagField, longTextField, textField } from '../../setup/fields';
import { defineRecordPages } from '../../setup/define-record-pages';
import { groupActiveLabels, groupChatLabels } from './group-labels';

const { useOptions } = lookupSource('users');

const pages = defineRecordPages({
  title: 'Group',
  noun: { one: 'group', many: 'groups', list: groups },
  calls: groupCalls,
  edit: editGroup,
  fields: {
    groupName: textField({ label: 'Group Name', required: 'Enter the group name.' }),
    groupDescription: longTextField({ label: 'Description', required: messages.group.required }),
    activeStatus: flagField({
      label: 'Active Status',
      required: 'Choose the active status.',
      labels: groupActiveLabels,
    }),
    enableReferralChat: flagField({
      label: 'Referral Chat',
      required: 'Choose whether there is a referral chat.',
      labels: groupChatLabels,
    }),
    members: {
      label: 'Members',
      empty: [] as readonly PickerItem[],
      rule: yup.array().min(1, messages.group.required),
      read: ({ memberList }) => memberList.map(({ userId, name }) => ({ id: userId, label: name })),
      write: (members) => ({ members: members.map(({ id }) => Number(id)) }),
      show: (members) => members.map(({ label }) => label).join(', '),
      input: ({ name }) => (
        <PickerField
          name={name}
          label="Members"
          hint="They see the jobs of this group and their applicants."
          useOptions={useOptions}
          multiple
          required
        />
      ),
    },
  },
});

export const CreateGroupPage = pages.CreatePage;
export const EditGroupPage = pages.EditPage;
export const ViewGroupPage = pages.ViewPage;
