import { DelayedSpinner, PageHead } from 'shared-ui';

interface PageSkeletonProps {
  title: string;
  /** Only the head. */
  bare?: boolean;
}

/** What is known of a page before its code arrives: its title, from the registry. */
export const PageSkeleton = ({ title, bare = false }: PageSkeletonProps) => (
  <div data-stand-in={bare ? undefined : true}>
    <PageHead title={title} />
    {bare ? null : <DelayedSpinner label={`Loading ${title}`} />}
  </div>
);
