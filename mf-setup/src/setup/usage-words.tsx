import { Fragment } from 'react';
import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import type { Usage } from 'server/contract/usage';
import { useRead } from 'shared-auth';
import { LinkLook } from 'shared-ui';
import { Link, type Destination, type RouteParams } from 'shell/sdk/react';

/** Where the records of a kind that use one record are listed, by its id. */
export type UsageLists = Readonly<Record<string, (id: number) => Destination<RouteParams>>>;

type UsedRecord = Usage['records'][number];

const most = 3;

const UsedBy = ({ record: { id, name, by }, lists }: { record: UsedRecord; lists: UsageLists }) => (
  <>
    {name} (
    {by.map(({ words, kind }, place) => {
      const list = kind === undefined ? undefined : lists[kind];
      return (
        <Fragment key={words}>
          {place > 0 ? ', ' : null}
          {list ? (
            <LinkLook>
              <Link<RouteParams> {...list(id)}>{words}</Link>
            </LinkLook>
          ) : (
            words
          )}
        </Fragment>
      );
    })}
    )
  </>
);

interface Props<Selection extends object> {
  call: Call<{ body: Selection; reply: One<Usage> }>;
  selection: Selection;
  lists: UsageLists;
}

/** What uses the records that are to be deleted, in one sentence; its counts lead to what they count. */
export const UsageWords = <Selection extends object>({
  call,
  selection,
  lists,
}: Props<Selection>) => {
  const { data, error } = useRead(call, { body: selection });
  if (error) return `What uses it could not be counted. ${error.message}`;
  if (!data) return 'Looking for what uses it…';
  const { used, records } = data.data;
  if (used === 0) return 'Nothing uses what you delete.';
  return (
    <>
      Still used, so it cannot be deleted:{' '}
      {records.slice(0, most).map((record, place) => (
        <Fragment key={record.id}>
          {place > 0 ? ', ' : null}
          <UsedBy record={record} lists={lists} />
        </Fragment>
      ))}
      {used > most ? ` and ${used - most} more` : ''}.
    </>
  );
};
