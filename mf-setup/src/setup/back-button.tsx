import { Button } from 'shared-ui';
import { leadTo, useWayToList, type Destination, type RouteParams } from 'shell/sdk/react';

/** Leads to the list that a record stands in. */
export const BackButton = ({ to }: { to: Destination<RouteParams> }) => (
  <Button {...leadTo(useWayToList(to))}>Back</Button>
);
