import { Button, EntryButton, type MenuEntry } from 'shared-ui';
import { leadTo, useDestination, type Destination, type RouteParams } from 'shell/sdk/react';

type Props = Destination<RouteParams> & { exported: MenuEntry };

/** What stands in the head of a setup list: its export and the way to a new record. */
export const CreateButton = ({ exported, ...destination }: Props) => (
  <>
    <EntryButton entry={exported} />
    <Button variant="main" {...leadTo(useDestination<RouteParams>(destination))}>
      Create
    </Button>
  </>
);
