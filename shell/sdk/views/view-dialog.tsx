import { useId, useState } from 'react';
import type { SavedView } from 'server/contract/console/views/saved-view';
import { maxViewNameLength } from 'server/contract/console/views/saved-view-constants';
import { createSavedView, updateSavedView } from 'server/contract/console/views/saved-views.calls';
import { roleNames } from 'server/contract/identity/people/role-constants';
import type { Role } from 'server/contract/permission';
import { send, usePermission, type ApiError } from 'shared-auth';
import { Button, Checkbox, Dialog, Flex, Label, Stack, Text, TextInput } from 'shared-ui';

interface ViewDialogProps {
  page: string;
  query: string;
  /** View to rename or share; undefined to create a view. */
  view: SavedView | undefined;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

const allRoles = Object.keys(roleNames) as Role[];

export const ViewDialog = ({ page, query, view, onSaved, onClose }: ViewDialogProps) => {
  const [name, setName] = useState(view?.name ?? '');
  const [roles, setRoles] = useState<readonly Role[]>(view?.roles ?? []);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const mayShare = usePermission('setup:edit-hiring').allowed;
  const [fieldId, errorId] = [useId(), useId()];

  const save = async (): Promise<void> => {
    if (name.trim() === '') {
      setError('Enter a name.');
      return;
    }
    setIsSaving(true);
    const shared = { name, roles: [...roles] };
    try {
      const { data } = view
        ? await send(updateSavedView, {
            params: { id: view.id },
            body: { ...shared, version: view.version },
          })
        : await send(createSavedView, { body: { page, query, ...shared } });
      onSaved(data);
    } catch (failure) {
      const { fields, message } = failure as ApiError;
      setError(Object.values(fields ?? {})[0] ?? message);
      setIsSaving(false);
    }
  };
  const toggle = (role: Role): void =>
    setRoles(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role]);

  return (
    <Dialog
      open
      title={view ? 'Rename or share the view' : 'Save as a view'}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="main" type="submit" form={`${fieldId}-form`} disabled={isSaving}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={`${fieldId}-form`}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="4" pt="1">
          <Stack gap="1">
            <Label htmlFor={fieldId}>Name of the view</Label>
            <TextInput
              id={fieldId}
              autoFocus
              maxLength={maxViewNameLength}
              value={name}
              aria-invalid={error !== undefined}
              aria-describedby={error ? errorId : undefined}
              onChange={(event) => {
                setName(event.target.value);
                setError(undefined);
              }}
            />
            {error ? (
              <Text id={errorId} size="sm" tone="bad" role="alert">
                {error}
              </Text>
            ) : null}
          </Stack>
          {mayShare ? (
            <Stack as="fieldset" gap="2" border="0" p="0">
              <Text as="legend" size="sm" tone="second" mb="2">
                Who else sees it. Each sees only the rows that they may see.
              </Text>
              {allRoles.map((role) => (
                <Flex as="label" key={role} gap="2" align="center">
                  <Checkbox checked={roles.includes(role)} onChange={() => toggle(role)} />
                  <span>{`${roleNames[role]}s`}</span>
                </Flex>
              ))}
            </Stack>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
};
