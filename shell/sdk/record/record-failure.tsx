import { Button, EmptyState, ErrorState, ForbiddenState } from 'shared-ui';
import { useLinkToList, type Destination, type RouteParams, type RouteRef } from '../react';

export interface RecordNoun {
  one: string;
  many: string;
  list: RouteRef<RouteParams>;
  /** End of the sentence about a missing record; default: `was deleted`. */
  gone?: string;
  /** Path parameters of the list and of the pages of its records. */
  params?: RouteParams;
  alsoAt?: readonly RouteRef<RouteParams>[];
}

export const getListDestinations = ({
  list,
  params,
  alsoAt = [],
}: Pick<RecordNoun, 'list' | 'params' | 'alsoAt'>): [
  Destination<RouteParams>,
  ...Destination<RouteParams>[],
] => [{ to: list, params }, ...alsoAt.map((to) => ({ to, params }))];

interface Props {
  noun: RecordNoun;
  /** Error of the request; undefined if the address contains no valid id. */
  error?: { status: number; message: string; requestId: string | undefined } | undefined;
  onRetry?: () => void;
}

export const RecordFailure = ({ noun, error, onRetry }: Props) => {
  const { one, many } = noun;
  const { href } = useLinkToList(...getListDestinations(noun));
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
