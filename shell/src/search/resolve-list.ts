import type { SearchGroup } from 'server/contract/console/search/search';
import { resolve, type ShellPort } from '../../sdk/react';

/** Address of the list of a kind with the same search; undefined if no list can show it. */
export const resolveList = (
  { list, listParams }: SearchGroup,
  text: string,
  shell: ShellPort,
): string | undefined =>
  list === ''
    ? undefined
    : resolve<Record<string, string>>(
        { to: list, params: listParams, search: { search: text } },
        shell,
      ).href;
