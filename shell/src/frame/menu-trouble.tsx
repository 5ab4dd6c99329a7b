import { useAllowances } from 'shared-auth';
import { Button, Stack, Text } from 'shared-ui';

export const MenuTrouble = () => {
  const { error, reload } = useAllowances();
  if (!error) return null;
  return (
    <Stack gap="2" align="flex-start" px="2.5" py="1.5">
      <Text size="sm" tone="second">
        The menu could not be loaded. The console asks for it again by itself.
      </Text>
      <Button size="sm" onClick={reload}>
        Load the menu
      </Button>
    </Stack>
  );
};
