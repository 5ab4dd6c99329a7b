import { Panel, usePanel } from 'shell/sdk/react';
import { applicantStatus } from '../../../contract';
import { StatusChange } from '../../status-change/status-change';

export const ChangeStatusPanel = () => {
  const { input, close } = usePanel(applicantStatus);
  return (
    <Panel>
      <StatusChange selection={input} onClose={close} />
    </Panel>
  );
};
