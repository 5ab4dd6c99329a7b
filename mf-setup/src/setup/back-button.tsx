import { Button } from 'shared-ui';
import { leadTo, useLinkToList, type Destination, type RouteParams } from 'shell/sdk/react';

interface Props {
  to: Destination<RouteParams>;
  /** Other routes of the same list, to which the button may also return. */
  alsoAt?: readonly Destination<RouteParams>[];
}

export const BackButton = ({ to, alsoAt = [] }: Props) => (
  <Button {...leadTo(useLinkToList(to, ...alsoAt))}>Back</Button>
);
