import { DelayedSpinner, PageHead } from 'shared-ui';

interface PageSkeletonProps {
  title: string;
  bare?: boolean;
}

export const PageSkeleton = ({ title, bare = false }: PageSkeletonProps) => (
  <div data-stand-in={bare ? undefined : true}>
    <PageHead title={title} />
    {bare ? null : <DelayedSpinner label={`Loading ${title}`} />}
  </div>
);
