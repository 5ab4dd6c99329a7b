import { Dialog } from 'shared-ui';
import { leaveThen } from 'shell/sdk/react';
import { StatusChange } from '../../../status-change/status-change';

interface Props {
  applicantId: number;
  onClose: () => void;
}

export const StatusDialog = ({ applicantId, onClose }: Props) => (
  <Dialog open closable title="Applicant Status" onClose={() => void leaveThen(onClose)}>
    <StatusChange selection={{ applicantIds: [applicantId] }} onClose={() => onClose()} />
  </Dialog>
);
