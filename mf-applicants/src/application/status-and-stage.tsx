import type { ApplicationRow } from 'server/contract/applicants/applications/application';
import { StatusMark } from 'shared-ui';
import { SecondLine } from 'shared-ui/table';

export const StatusAndStage = ({ status, stage }: Pick<ApplicationRow, 'status' | 'stage'>) => (
  <div style={{ fontVariantNumeric: 'normal' }}>
    <StatusMark {...status} />
    {stage ? <SecondLine style={{ marginInlineStart: '14px' }}>{stage.name}</SecondLine> : null}
  </div>
);
