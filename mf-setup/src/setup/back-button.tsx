import { Button } from 'shared-ui';
import { leadTo, useWayToList, type Destination, type RouteParams } from 'shell/sdk/react';

interface Props {
  to: Destination<RouteParams>;
  /** Further routes of the same list. */
  alsoAt?: readonly Destination<RouteParams>[];
}

/** Leads to the list that a record stands in. */
export const BackButton = ({ to, alsoAt = [] }: Props) => (
  <Button {...leadTo(useWayToList(to, ...alsoAt))}>Back</Button>
);
