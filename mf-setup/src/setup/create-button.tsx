import { Button, EntryButton, type MenuEntry } from 'shared-ui';
import { leadTo, useDestination, type RouteRef } from 'shell/sdk/react';

/** What stands in the head of a setup list: its export and the way to a new record. */
export const CreateButton = ({ to, exported }: { to: RouteRef; exported: MenuEntry }) => (
  <>
    <EntryButton entry={exported} />
    <Button variant="main" {...leadTo(useDestination({ to }))}>
      Create
    </Button>
  </>
);
