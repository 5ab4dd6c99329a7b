import type { One } from 'server/contract/answer';
import { call } from 'server/contract/call';
import type { MenuCount as Counted } from 'server/contract/console/registry/registry';
import { useAllowances, useRead } from 'shared-auth';
import { Badge } from 'shared-ui';
import { useIsIdle } from './use-is-idle';

const maxShown = 99;

/** Number beside a menu entry, which is requested when the page is idle. */
export const MenuCount = ({ counted: { path, shows, of, can } }: { counted: Counted }) => {
  const isAllowed = useAllowances().of(can).allowed;
  const isIdle = useIsIdle();
  const read = call<{ reply: One<{ count: number }> }>('GET', path, { shows });
  const count = useRead(read, isAllowed && isIdle ? {} : null).data?.data.count ?? 0;
  if (count === 0) return null;
  const shown = count > maxShown ? `${maxShown}+` : String(count);
  return (
    <Badge ms="auto" role="img" aria-label={`${shown} ${of}`}>
      {shown}
    </Badge>
  );
};
