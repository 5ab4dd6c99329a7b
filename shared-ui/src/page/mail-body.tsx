import { Box } from '@chakra-ui/react';
import { Card } from '../layout/card';
import { useColorMode } from '../provider/use-color-mode';
import { MailPreview } from './mail-preview';
import { Tabs } from './tabs';

const schemes = { light: 'Light', dark: 'Dark' } as const;

/**
 * Body of a mail in tabs: rendered in the user's colour mode, rendered in the other mode, and as plain text.
 */
export const MailBody = ({ html, text }: { html: string; text: string }) => {
  const { mode } = useColorMode();
  const order = mode === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  return (
    <Tabs
      label="Message"
      tabs={[
        ...order.map((scheme) => ({
          id: scheme,
          label: schemes[scheme],
          content: <MailPreview html={html} scheme={scheme} title="The message as it looks" />,
        })),
        {
          id: 'text',
          label: 'As text',
          content: (
            <Card asChild p="5">
              <Box
                asChild
                fontFamily="ui-monospace, monospace"
                whiteSpace="pre-wrap"
                overflowWrap="anywhere"
              >
                <pre>{text}</pre>
              </Box>
            </Card>
          ),
        },
      ]}
    />
  );
};
