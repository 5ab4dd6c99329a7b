import type { PrivacyRequest } from 'server/contract/privacy/requests/privacy-request';
import { assignPrivacyRequest } from 'server/contract/privacy/requests/privacy-request.calls';
import { useWrite } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { PickerField, yup, type PickerItem } from 'shared-ui/forms';
import { useForm } from 'shell/sdk/forms';
import { FormDialog } from '../../setup/form-dialog';

interface Values {
  ownerId: PickerItem | null;
}

const schema = yup.object({ ownerId: yup.mixed<PickerItem>().nullable() });

interface Props {
  request: PrivacyRequest;
  onClose: () => void;
}

export const OwnerDialog = ({ request: { id, owner, version }, onClose }: Props) => {
  const { send } = useWrite(assignPrivacyRequest);
  const initial: Values = { ownerId: owner ? { id: owner.userId, label: owner.name } : null };
  const form = useForm({
    initial,
    schema,
    labels: { ownerId: 'Who answers' },
    save: ({ ownerId }: Values) =>
      send({
        params: { id },
        body: { ownerId: ownerId === null ? null : Number(ownerId.id), version },
      }),
    refusal: 'The owner was not changed.',
    goOn: onClose,
  });
  return (
    <FormDialog title="Choose the owner" submitLabel="Save" form={form} onClose={onClose}>
      <PickerField
        name="ownerId"
        label="Who answers"
        placeholder="Nobody"
        hint="Anybody who may change privacy settings."
        {...lookupSource('users')}
      />
    </FormDialog>
  );
};
