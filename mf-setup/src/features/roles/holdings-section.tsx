import { applicantDetail } from 'mf-applicants/contract';
import { jobDetail } from 'mf-jobs/contract';
import { useId, useState } from 'react';
import { messages } from 'server/contract/messages';
import type { DirectoryKind } from 'server/contract/company/directory/directory-constants';
import type { Holdings, Person } from 'server/contract/identity/people/person';
import { getHoldings, handOver } from 'server/contract/identity/people/person.calls';
import { usePermission, useRead, useWrite } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { Box, Button, ConfirmDialog, Link, LinkLook, notify, Text } from 'shared-ui';
import { Picker, type PickerItem } from 'shared-ui/forms';
import { Part } from 'shared-ui/page';
import { resolve, useShell, type Destination, type RouteParams } from 'shell/sdk/react';
import { viewDirectoryRecord, viewGroup } from '../../../contract';

const { useOptions } = lookupSource('staff');

type ToDestination = (id: number) => Destination<RouteParams>;

const toDirectoryDestination =
  (kind: DirectoryKind): ToDestination =>
  (id) => ({ to: viewDirectoryRecord, params: { kind, id } });

const holdingKinds: readonly (readonly [kind: keyof Holdings, title: string, ToDestination])[] = [
  ['jobs', 'Jobs', (id) => ({ to: jobDetail, params: { id } })],
  ['applicants', 'Applicants', (id) => ({ to: applicantDetail, params: { id } })],
  ['groups', 'Groups', (id) => ({ to: viewGroup, params: { id } })],
  ['departments', 'Head of departments', toDirectoryDestination('departments')],
  ['functions', 'Head of functions', toDirectoryDestination('functions')],
  ['people', 'Manager of', toDirectoryDestination('people')],
];

const HoldingLine = ({
  title,
  placeOf,
  held,
}: {
  title: string;
  placeOf: ToDestination;
  held: Holdings['jobs'];
}) => {
  const shell = useShell();
  const { count, first } = held;
  return (
    <Box mb="3">
      <Text fontWeight={550}>{`${title}: ${count}`}</Text>
      <Text as="div" tone="second">
        {first.map(({ id, name }, place) => {
          const { href } = resolve<RouteParams>(placeOf(id), shell);
          return (
            <span key={id}>
              {place > 0 ? <span>, </span> : null}
              {href === undefined ? (
                <span>{name}</span>
              ) : (
                <LinkLook>
                  <Link to={href}>{name}</Link>
                </LinkLook>
              )}
            </span>
          );
        })}
        <span>{count > first.length ? ` and ${count - first.length} more` : ''}</span>
      </Text>
    </Box>
  );
};

export const HoldingsSection = ({ person: { personId: id, name } }: { person: Person }) => {
  const { data, error } = useRead(getHoldings, { params: { id } });
  const { send } = useWrite(handOver);
  const mayAssign = usePermission('role:assign').allowed;
  const [to, setTo] = useState<PickerItem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const pickerId = useId();
  const holdings = data?.data;
  const isEmpty = holdings && holdingKinds.every(([kind]) => holdings[kind].count === 0);
  const give = async () => {
    await send({ params: { id }, body: { toPersonId: Number(to?.id) } });
    notify.success(messages.submitted);
  };
  return (
    <Part title="Responsible for">
      {error ? <Text tone="bad">{`This could not be counted. ${error.message}`}</Text> : null}
      {isEmpty ? <Text tone="second">Nothing.</Text> : null}
      {holdings && !isEmpty
        ? holdingKinds.map(([kind, title, placeOf]) => (
            <HoldingLine key={kind} title={title} placeOf={placeOf} held={holdings[kind]} />
          ))
        : null}
      {holdings && !isEmpty && mayAssign ? (
        <Button onClick={() => setAsking(true)}>Hand all of it to somebody else</Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={`Hand over from ${name}`}
        words="Jobs, applicants, places in groups and in the directory go to one person, all at once."
        confirmLabel="Hand over"
        ready={to !== null}
        onConfirm={give}
        onClose={() => setAsking(false)}
      >
        <Box mt="3">
          <Box asChild display="block" mb="1" fontWeight={550}>
            <label htmlFor={pickerId}>To whom</label>
          </Box>
          <Picker
            id={pickerId}
            label="To whom"
            value={to ? [to] : []}
            onChange={(items) => setTo(items[0] ?? null)}
            useOptions={useOptions}
            placeholder="Choose a person"
          />
        </Box>
      </ConfirmDialog>
    </Part>
  );
};
