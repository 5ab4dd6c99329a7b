import { PageHead } from 'shared-ui';
import { PartOnItsWay } from 'shared-ui/page';

/** The page of a record that is being loaded. */
export const RecordOnItsWay = ({ title }: { title: string }) => (
  <>
    <PageHead title={title} />
    <PartOnItsWay facts={3} />
  </>
);
