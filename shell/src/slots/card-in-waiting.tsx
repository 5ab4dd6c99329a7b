import type { ReactNode } from 'react';
import { Card, Heading, Text } from 'shared-ui';

/** The frame of a card that is not here yet, so that its title can be found, read out and printed. */
export const CardInWaiting = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Card as="div" position="relative" p="4" height="full">
    <Heading level={2}>{title}</Heading>
    <Text display="none" _print={{ display: 'block' }}>
      This card was still being loaded. Print the page again to have it.
    </Text>
    {children}
  </Card>
);
