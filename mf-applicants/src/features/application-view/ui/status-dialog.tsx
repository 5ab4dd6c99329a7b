import { Dialog } from 'shared-ui';
import { confirmLeave } from 'shell/sdk/react';
import { StatusChange } from '../../../status-change/status-change';

interface Props {
  applicantId: number;
  onClose: () => void;
}

/** Applicant Status: the same fields as in the drawer. */
export const StatusDialog = ({ applicantId, onClose }: Props) => {
  const leave = async () => {
    if (await confirmLeave()) onClose();
  };
  return (
    <Dialog open closable title="Applicant Status" onClose={() => void leave()}>
      <StatusChange
        selection={{ applicantIds: [applicantId] }}
        onClose={() => onClose()}
        onCancel={() => void leave()}
      />
    </Dialog>
  );
};
