import { Button, EmptyState } from 'shared-ui';

interface Props {
  /** Takes away the filters that leave nothing; absent when there are simply no applicants. */
  onClear?: (() => void) | undefined;
}

/** Says why the list is empty and what to do. */
export const NoApplicants = ({ onClear }: Props) =>
  onClear ? (
    <EmptyState
      title="No applicants match these filters"
      words="Search for something else, or show all applicants."
      action={<Button onClick={onClear}>Show all applicants</Button>}
    />
  ) : (
    <EmptyState
      title="No applicants yet"
      words="People who apply for jobs that you may see appear here."
    />
  );
