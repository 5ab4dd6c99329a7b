import { Button, Notice } from 'shared-ui';
import { leadTo, useDestination, type RouteRef } from '../react';

/** Returns the id of the record that an earlier attempt with the same `Idempotency-Key` created. */
export const getAlreadyCreatedId = (reason: unknown): number | undefined => {
  const { code, current } = (reason ?? {}) as { code?: unknown; current?: { id: number } };
  return code === 'ALREADY_CREATED' ? current?.id : undefined;
};

interface Props {
  id: number;
  view: RouteRef<{ id: number }>;
}

export const AlreadyCreatedNotice = ({ id, view }: Props) => (
  <Notice
    tone="wait"
    title="What you sent first was created."
    words="What you typed since is still here. Compare it with what was created."
    action={
      <Button size="sm" {...leadTo(useDestination({ to: view, params: { id } }))}>
        Show what was created
      </Button>
    }
  />
);
