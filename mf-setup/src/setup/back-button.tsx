import { Button } from 'shared-ui';
import { leadTo, useDestination, type Destination, type RouteParams } from 'shell/sdk/react';

/** Leads to the list that a record stands in. */
export const BackButton = ({ to }: { to: Destination<RouteParams> }) => (
  <Button {...leadTo(useDestination(to))}>Back</Button>
);
