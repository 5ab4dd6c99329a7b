import { Fragment } from 'react';
import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import type { Usage } from 'server/contract/usage';
import { useRead } from 'shared-auth';
import { LinkLook } from 'shared-ui';
import { Link, type Destination, type RouteParams } from 'shell/sdk/react';

/** Maps each kind of record to a link to its records that use the record with the given id. */
export type UsageLists = Readonly<Record<string, (id: number) => Destination<RouteParams>>>;

type UsedRecord = Usage['records'][number];

const maxShownNames = 3;

const UsedByText = ({
  record: { id, name, by },
  lists,
}: {
  record: UsedRecord;
  lists: UsageLists;
}) => (
  <>
    <bdi>{name}</bdi>
    <span> (</span>
    {by.map(({ words, kind }, place) => {
      const list = kind === undefined ? undefined : lists[kind];
      return (
        <Fragment key={words}>
          {place > 0 ? <span>, </span> : null}
          {list ? (
            <LinkLook>
              <Link<RouteParams> {...list(id)}>{words}</Link>
            </LinkLook>
          ) : (
            <span>{words}</span>
          )}
        </Fragment>
      );
    })}
    <span>)</span>
  </>
);

interface Props<Selection extends object> {
  call: Call<{ body: Selection; reply: One<Usage> }>;
  selection: Selection;
  lists: UsageLists;
}

export const UsageText = <Selection extends object>({
  call,
  selection,
  lists,
}: Props<Selection>) => {
  const { data, error } = useRead(call, { body: selection });
  if (error) return <span>{`What uses it could not be counted. ${error.message}`}</span>;
  if (!data) return <span>Looking for what uses it…</span>;
  const { used, records } = data.data;
  if (used === 0) return <span>Nothing uses what you delete.</span>;
  return (
    <>
      <span>{'Still used, so it cannot be deleted: '}</span>
      {records.slice(0, maxShownNames).map((record, place) => (
        <Fragment key={record.id}>
          {place > 0 ? <span>, </span> : null}
          <UsedByText record={record} lists={lists} />
        </Fragment>
      ))}
      <span>{`${used > maxShownNames ? ` and ${used - maxShownNames} more` : ''}.`}</span>
    </>
  );
};
