import { Button, EmptyState, ErrorState, ForbiddenState } from 'shared-ui';
import { useWayToList, type Destination, type RouteParams, type RouteRef } from '../react';

/** How a kind of record is called, and where all of them are. */
export interface RecordNoun {
  one: string;
  many: string;
  list: RouteRef<RouteParams>;
  /** What became of one that was there before; `was deleted` if left out. */
  gone?: string;
  /** Of the list's address, and of the pages of its records. */
  params?: RouteParams;
  /** Further routes of the same list. */
  alsoAt?: readonly RouteRef<RouteParams>[];
}

/** The list of a kind of record, and its further routes. */
export const listsOf = ({
  list,
  params,
  alsoAt = [],
}: Pick<RecordNoun, 'list' | 'params' | 'alsoAt'>): [
  Destination<RouteParams>,
  ...Destination<RouteParams>[],
] => [{ to: list, params }, ...alsoAt.map((to) => ({ to, params }))];

interface Props {
  noun: RecordNoun;
  /** Absent when the address names no record at all. */
  error?: { status: number; message: string; requestId: string | undefined } | undefined;
  onRetry?: () => void;
}

/** Says why a record is not shown, and what to do. */
export const RecordFailure = ({ noun, error, onRetry }: Props) => {
  const { one, many } = noun;
  const { href } = useWayToList(...listsOf(noun));
  if (error?.status === 403) return <ForbiddenState words={error.message} />;
  if (!error || error.status === 404) {
    return (
      <EmptyState
        title={`There is no such ${one}`}
        words={`It was deleted, or it is not among the ${many} that you may see.`}
        action={href === undefined ? null : <Button to={href}>{`Show ${many}`}</Button>}
      />
    );
  }
  return (
    <ErrorState
      title={`The ${one} could not be loaded`}
      words={error.message}
      reference={error.requestId}
      onRetry={onRetry}
    />
  );
};
