import { useEffect, useRef, useState } from 'react';
import type { PersonChoice } from 'shared-auth';
import { Box, Button, Flex, Heading, Text } from 'shared-ui';
import { useDocumentTitle } from '../../sdk/react';

const choicePageTitle = 'Switch to another person?';

/** The initial focus is on the safe answer. */
export const ChoosePerson = ({ choice }: { choice: PersonChoice }) => {
  const { current, arrived } = choice;
  const stay = useRef<HTMLButtonElement>(null);
  const [changing, setChanging] = useState(false);
  useDocumentTitle(choicePageTitle);
  useEffect(() => stay.current?.focus(), []);
  const change = () => {
    setChanging(true);
    void choice.change();
  };
  return (
    <Box as="main" maxWidth="520px" mx="auto" pt="20" px="4">
      <Box role="alertdialog" aria-labelledby="choose-title" aria-describedby="choose-words">
        <Heading level={1} id="choose-title">
          {choicePageTitle}
        </Heading>
        <Text tone="second" id="choose-words" mt="2">
          You are signed in as <b>{current}</b>. The link that you opened signs in <b>{arrived}</b>{' '}
          in every tab of this browser, and <b>{current}</b> is signed out. If you did not expect
          that, stay.
        </Text>
        <Flex gap="3" mt="5" wrap="wrap">
          <Button variant="main" ref={stay} onClick={choice.stay}>
            {`Stay signed in as ${current}`}
          </Button>
          <Button onClick={change} disabled={changing}>
            {`Sign in as ${arrived}`}
          </Button>
        </Flex>
      </Box>
    </Box>
  );
};
