import type { SearchGroup } from 'server/contract/console/search/search';
import { resolve, type ShellPort } from '../../sdk/react';

/** Address of a kind's list with the same search; undefined where there is none. */
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
