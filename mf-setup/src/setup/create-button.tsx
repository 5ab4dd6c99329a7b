import type { ComponentProps } from 'react';
import { Button, EntryButton, type MenuEntry } from 'shared-ui';
import { leadTo, useDestination, type Destination, type RouteParams } from 'shell/sdk/react';

export type CreateButtonProps = Pick<
  ComponentProps<typeof Button>,
  'onClick' | 'isHidden' | 'disabledReason'
>;

const CreateLink = (destination: Destination<RouteParams>) => (
  <Button variant="main" {...leadTo(useDestination<RouteParams>(destination))}>
    Create
  </Button>
);

type Props = (Destination<RouteParams> | CreateButtonProps) & { exported: MenuEntry };

export const CreateButton = ({ exported, ...create }: Props) => (
  <>
    <EntryButton entry={exported} />
    {'to' in create ? (
      <CreateLink {...create} />
    ) : (
      <Button variant="main" {...create}>
        Create
      </Button>
    )}
  </>
);
