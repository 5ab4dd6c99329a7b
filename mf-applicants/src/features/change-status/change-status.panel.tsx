import { Panel, usePanel } from 'shell/sdk/react';
import { applicantStatus } from '../../../contract';
import { StatusChange } from '../../status-change/status-change';

/** Update Status: moves one applicant, or many at once. */
export const ChangeStatusPanel = () => {
  const { input, close } = usePanel(applicantStatus);
  return (
    <Panel>
      <StatusChange selection={input} onClose={close} />
    </Panel>
  );
};
