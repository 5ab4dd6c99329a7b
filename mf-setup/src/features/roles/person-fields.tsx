import type { Person } from 'server/contract/identity/people/person';
import { roleReach } from 'server/contract/identity/people/role-constants';
import { roles } from 'server/contract/permission';
import { Box, Stack } from 'shared-ui';
import { CheckboxField, TextField } from 'shared-ui/forms';
import { everyoneRoleText, personLabels, formatRoleOrigin } from './person-values';

interface Props {
  everyone?: Person['everyoneRole'];
  /** Roles from groups of a sign-in provider, which only the provider can remove. */
  given?: Person['givenRoles'];
}

export const PersonFields = ({ given = [], everyone = null }: Props) => (
  <Stack gap="4">
    <TextField name="firstName" label={personLabels.firstName} required />
    <TextField name="lastName" label={personLabels.lastName} required />
    <TextField name="email" label={personLabels.email} required />
    <Box as="fieldset" borderWidth="0" p="0" m="0">
      <Box as="legend" fontWeight={550} mb="2">
        Roles
      </Box>
      <Stack gap="3">
        {roles.map((role) => {
          const origin = given.find((each) => each.role === role);
          const from = origin
            ? formatRoleOrigin(origin)
            : role === everyone
              ? everyoneRoleText
              : undefined;
          return (
            <CheckboxField
              key={role}
              name={role}
              label={personLabels[role]}
              hint={from ? `${from} ${roleReach[role]}` : roleReach[role]}
              disabled={from !== undefined}
            />
          );
        })}
      </Stack>
    </Box>
  </Stack>
);
