import { confirmLeave, Panel, usePanel } from 'shell/sdk/react';
import { applicantStatus } from '../../../contract';
import { StatusChange } from '../../status-change/status-change';

/** Update Status: moves one applicant, or many at once. */
export const ChangeStatusPanel = () => {
  const { input, close } = usePanel(applicantStatus);
  const cancel = async () => {
    if (await confirmLeave()) close();
  };
  return (
    <Panel>
      <StatusChange selection={input} onClose={close} onCancel={() => void cancel()} />
    </Panel>
  );
};
