import { PageHead } from 'shared-ui';
import { PartOnItsWay } from 'shared-ui/page';

export const RecordSkeleton = ({ title }: { title: string }) => (
  <>
    <PageHead title={title} />
    <PartOnItsWay facts={3} />
  </>
);
