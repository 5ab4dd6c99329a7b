import { mostEmploymentRows } from 'server/contract/referrals/employment/employment-constants';
import {
  checkEmploymentFile,
  importEmployment,
} from 'server/contract/referrals/employment/employment.calls';
import { useWrite } from 'shared-auth';
import { rowWords } from 'shared-ui/page';
import { ImportDrawer } from 'shell/sdk/import';
import { Panel, usePanel } from 'shell/sdk/react';
import { employmentImport } from '../../../contract';

const introText =
  'The first line names the columns: Id or Email, and Joining Date, Leaving Date or both; there ' +
  'may be others, so the export of referrals can be sent back. An empty cell changes nothing, a ' +
  'dash in Leaving Date says that the person is employed. Nothing is written before you have ' +
  'seen what would happen.';

export const ImportEmploymentPanel = () => {
  const { close } = usePanel(employmentImport);
  const check = useWrite(checkEmploymentFile);
  const write = useWrite(importEmployment);
  return (
    <Panel>
      <ImportDrawer
        words={introText}
        hint={`A .csv of at most 10 MB and ${mostEmploymentRows.toLocaleString('en-US')} rows.`}
        check={(body) => check.send({ body }).then(({ data }) => data)}
        write={(body) => write.send({ body }).then(({ data }) => data)}
        taken={{ name: 'Changed', of: ({ updated }) => updated }}
        writeLabel={(count) => `Import ${rowWords(count)}`}
        failed="The dates were not changed"
        done="The dates are imported"
        onDone={() => close(undefined)}
      />
    </Panel>
  );
};
