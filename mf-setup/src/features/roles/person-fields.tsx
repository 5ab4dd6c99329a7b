import { roleReach } from 'server/contract/people/role-constants';
import { roles } from 'server/contract/permission';
import { Box, Stack } from 'shared-ui';
import { CheckboxField, TextField } from 'shared-ui/forms';
import { labels } from './person-values';

/** Name, address, and the roles with what each of them reaches. */
export const PersonFields = () => (
  <Stack gap="4">
    <TextField name="firstName" label={labels.firstName} required />
    <TextField name="lastName" label={labels.lastName} required />
    <TextField name="email" label={labels.email} required />
    <Box as="fieldset" borderWidth="0" p="0" m="0">
      <Box as="legend" fontWeight={550} mb="2">
        Roles
      </Box>
      <Stack gap="3">
        {roles.map((role) => (
          <CheckboxField key={role} name={role} label={labels[role]} hint={roleReach[role]} />
        ))}
      </Stack>
    </Box>
  </Stack>
);
