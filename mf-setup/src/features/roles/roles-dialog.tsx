import { useId, useState } from 'react';
import type { PersonSelection } from 'server/contract/identity/people/person';
import { changeRoles } from 'server/contract/identity/people/person.calls';
import { roleNames, roleReach } from 'server/contract/identity/people/role-constants';
import { roles, type Role } from 'server/contract/permission';
import { useWrite } from 'shared-auth';
import { Box, Checkbox, ConfirmDialog, Flex, notify, Stack, Text } from 'shared-ui';
import type { Selected } from 'shell/sdk/react';

export type RolesChangeKind = 'give' | 'take';

interface Props {
  kind: RolesChangeKind;
  people: Selected<PersonSelection>;
  onDone: () => void;
  onClose: () => void;
}

const changeTitles = {
  give: (name: string) => `Give roles to ${name}`,
  take: (name: string) => `Take roles from ${name}`,
} as const;

const changeTexts = {
  give: 'They keep the roles that they have. It holds at once, also in their open tabs.',
  take: 'They keep all other roles. It holds at once, also in their open tabs.',
} as const;

const RoleCheckbox = ({
  role,
  checked,
  onChange,
}: {
  role: Role;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) => {
  const id = useId();
  return (
    <Flex gap="2" align="flex-start">
      <Box pt="2px">
        <Checkbox
          id={id}
          aria-describedby={`${id}-reach`}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
      </Box>
      <Box>
        <label htmlFor={id}>{roleNames[role]}</label>
        <Text id={`${id}-reach`} tone="second">
          {roleReach[role]}
        </Text>
      </Box>
    </Flex>
  );
};

const formatRolesChange = (changed: number, unchanged: number): string => {
  const people = changed === 1 ? '1 person has' : `${changed} people have`;
  return unchanged > 0
    ? `${people} other roles now, ${unchanged} had nothing to change.`
    : `${people} other roles now.`;
};

export const RolesDialog = ({ kind, people, onDone, onClose }: Props) => {
  const [chosen, setChosen] = useState<readonly Role[]>([]);
  const { send } = useWrite(changeRoles);
  const change = async () => {
    const body = { ...people.selection, [kind]: chosen };
    const { changed, unchanged, kept } = (await send({ body })).data;
    notify.success(formatRolesChange(changed, unchanged));
    for (const { name, reason } of kept.slice(0, 2)) notify.error(`${name}: ${reason}`);
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={changeTitles[kind](people.name)}
      words={changeTexts[kind]}
      confirmLabel={kind === 'give' ? 'Give the roles' : 'Take the roles'}
      danger={kind === 'take'}
      ready={chosen.length > 0}
      onConfirm={change}
      onClose={onClose}
    >
      <Stack gap="3" mt="4">
        {roles.map((role) => (
          <RoleCheckbox
            key={role}
            role={role}
            checked={chosen.includes(role)}
            onChange={(checked) =>
              setChosen(checked ? [...chosen, role] : chosen.filter((other) => other !== role))
            }
          />
        ))}
      </Stack>
    </ConfirmDialog>
  );
};
