import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Avatar,
  Badge,
  Box,
  Button,
  Flex,
  ForbiddenState,
  HStack,
  Kbd,
  NetworkErrorDialog,
  Notice,
  Notifications,
  notify,
  Tabs,
  UiProvider,
  useColorMode,
} from '../src';
import { FormExample } from './form-example';
import { ListExample } from './list-example';
import { RichExample } from './rich-example';

const states = ['full', 'empty', 'loading', 'error'] as const;

const ModeButtons = () => {
  const { choice, setChoice } = useColorMode();
  return (['light', 'dark', 'system'] as const).map((mode) => (
    <Button
      key={mode}
      size="sm"
      variant="quiet"
      aria-pressed={choice === mode}
      onClick={() => setChoice(mode)}
    >
      {mode}
    </Button>
  ));
};

const Catalogue = () => {
  const [state, setState] = useState<(typeof states)[number]>('full');
  const [form, setForm] = useState(false);
  const [offline, setOffline] = useState(false);
  return (
    <Box as="main" p={{ base: '3.5', md: '7' }} maxWidth="1208px" mx="auto">
      <Flex gap="2" mb="6" wrap="wrap" align="center">
        <Avatar name="Asha Verma" src="/missing.png" />
        {states.map((name) => (
          <Button key={name} size="sm" aria-pressed={name === state} onClick={() => setState(name)}>
            {name}
          </Button>
        ))}
        <ModeButtons />
        <Button size="sm" onClick={() => setForm(true)}>
          Form
        </Button>
        <Button size="sm" onClick={() => setOffline(true)}>
          Network
        </Button>
        <Button
          size="sm"
          onClick={() =>
            notify.success('Your change has been successfully submitted', {
              action: { label: 'Undo', onSelect: () => notify.info('Undone') },
            })
          }
        >
          Notify
        </Button>
        <Kbd>/</Kbd>
        <Badge>Current Status</Badge>
      </Flex>
      <ListExample state={state} />
      <Box mt="8">
        <Tabs
          label="States"
          tabs={[
            {
              id: 'notice',
              label: 'Notice',
              content: (
                <Notice
                  tone="bad"
                  title="Applicants cannot be reached"
                  words="Version 1.2.0 did not load. The other parts of the console work."
                  action={<Button size="sm">Retry</Button>}
                />
              ),
            },
            { id: 'forbidden', label: 'Forbidden', content: <ForbiddenState /> },
          ]}
        />
      </Box>
      <HStack gap="2" mt="6">
        <Button disabledReason="Your role does not allow it.">Not allowed</Button>
        <Button busy variant="main">
          Saving
        </Button>
        <Button variant="danger">Delete</Button>
      </HStack>
      <RichExample />
      <FormExample open={form} onClose={() => setForm(false)} />
      <NetworkErrorDialog
        open={offline}
        onCancel={() => setOffline(false)}
        onRetry={() => setOffline(false)}
      />
      <Notifications />
    </Box>
  );
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <UiProvider>
      <Catalogue />
    </UiProvider>,
  );
}
