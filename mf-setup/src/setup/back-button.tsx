import { Button } from 'shared-ui';
import { leadTo, useLinkToList, type Destination, type RouteParams } from 'shell/sdk/react';

interface Props {
  to: Destination<RouteParams>;
  /** Other routes that show the same list. */
  alsoAt?: readonly Destination<RouteParams>[];
}

export const BackButton = ({ to, alsoAt = [] }: Props) => (
  <Button {...leadTo(useLinkToList(to, ...alsoAt))}>Back</Button>
);
