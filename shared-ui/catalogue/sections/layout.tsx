import {
  Box,
  Button,
  Card,
  CardInWaiting,
  CardPlace,
  Checkbox,
  Flex,
  Grid,
  Heading,
  LinkLook,
  Stack,
  Text,
  TextInput,
  UiProvider,
  VisuallyHidden,
} from '../../src';
import {
  FactList,
  Figures,
  MailBody,
  Part,
  PartOnItsWay,
  SampleTable,
  StepFrame,
} from '../../src/page';
import { demo, type Section, state } from '../demo';
import { arabicText, longText, unbrokenText } from '../words';

const grounds = ['bg', 'panel', 'raised', 'hover', 'accentSoft', 'badSoft'] as const;
const inks = ['ink', 'ink2', 'ink3', 'accent', 'ok', 'wait', 'bad', 'info', 'mute'] as const;

const block = (words: string) => (
  <Box px="2" py="1" bg="hover" borderRadius="sm">
    {words}
  </Box>
);

export const layout: Section = {
  id: 'layout',
  title: 'Layout and colour',
  demos: [
    demo(
      'UiProvider',
      'One at the root gives theme, styles and links to everything below.',
      state('Grounds', () => (
        <Flex align="center" gap="2" wrap="wrap">
          {grounds.map((ground) => (
            <Box key={ground} bg={ground} px="3" py="2" borderWidth="1px" borderRadius="md">
              {ground}
            </Box>
          ))}
        </Flex>
      )),
      state('Inks', () => (
        <Flex align="center" gap="3" wrap="wrap">
          {inks.map((ink) => (
            <Box key={ink} color={ink} fontWeight={550}>
              {ink}
            </Box>
          ))}
        </Flex>
      )),
      state('One inside another', () => (
        <UiProvider>
          <Text>Same look</Text>
        </UiProvider>
      )),
    ),
    demo(
      'Heading',
      'Its size follows its level.',
      state('Levels', () => (
        <>
          <Heading level={1}>Jobs</Heading>
          <Heading level={2}>Publishing</Heading>
          <Heading level={3}>Platforms</Heading>
        </>
      )),
      state('Long, unbroken, right to left', () => (
        <>
          <Heading>{longText}</Heading>
          <Heading overflowWrap="anywhere">{unbrokenText}</Heading>
          <Heading dir="rtl">{arabicText}</Heading>
        </>
      )),
    ),
    demo(
      'Box Flex Stack Grid',
      '',
      state('Row with a spacer', () => (
        <Flex gap="2">
          {block('one')}
          <Box flex="1" />
          {block('two')}
        </Flex>
      )),
      state('Stack', () => (
        <Stack gap="2">
          {block('one')}
          {block('two')}
        </Stack>
      )),
      state('Grid', () => (
        <Grid templateColumns="1fr 1fr" gap="2">
          {['one', 'two', 'three'].map((words) => (
            <Box key={words}>{block(words)}</Box>
          ))}
        </Grid>
      )),
    ),
    demo(
      'LinkLook',
      'Around a link among words.',
      state('In a sentence, longText, right to left', () => (
        <Stack gap="2">
          <Text>
            Empty: Department. <LinkLook>Edit Job</LinkLook>
          </Text>
          <LinkLook>{longText}</LinkLook>
          <Text dir="rtl">
            <LinkLook>{arabicText}</LinkLook>
          </Text>
        </Stack>
      )),
    ),
    demo(
      'Card',
      'A hairline instead of a shadow.',
      state('With words', () => (
        <Card p="4">
          <Heading level={3}>Total Openings</Heading>
          <Text tone="second">07</Text>
        </Card>
      )),
      state('Unbroken text', () => (
        <Card p="4" overflowWrap="anywhere">
          {unbrokenText}
        </Card>
      )),
    ),
    demo(
      'CardPlace',
      'Holds the height of a card on a grid until it is here.',
      state('Half of a page', () => (
        <Grid templateColumns="repeat(12, minmax(0, 1fr))" gap="4">
          <CardPlace span={6} height={80}>
            <Card as="div" height="full" p="4">
              Six of twelve columns
            </Card>
          </CardPlace>
        </Grid>
      )),
    ),
    demo(
      'CardInWaiting',
      'The frame of a card that is not here yet.',
      state('With its title', () => <CardInWaiting title="Time to Hire" />),
    ),
    demo(
      'Checkbox',
      'Without words; it needs a label.',
      state('Off, on, some, disabled', () => (
        <Flex align="center" gap="3">
          <Checkbox aria-label="Off" />
          <Checkbox aria-label="On" defaultChecked />
          <Checkbox aria-label="Some" indeterminate />
          <Checkbox aria-label="Fixed" disabled defaultChecked />
        </Flex>
      )),
    ),
    demo(
      'TextInput VisuallyHidden',
      'Without its label; fields of forms bring theirs. Hover darkens the edge, focus draws the ring inside.',
      state('Empty, filled', () => (
        <Stack gap="2">
          <TextInput aria-label="Name" placeholder="Name" />
          <TextInput aria-label="Filled name" defaultValue="Asha" />
        </Stack>
      )),
      state('Invalid', () => <TextInput aria-label="Wrong name" aria-invalid defaultValue="?" />),
      state('Disabled', () => <TextInput aria-label="Fixed name" disabled defaultValue="Asha" />),
      state('For screen readers only', () => (
        <Button>
          <VisuallyHidden>Close the drawer</VisuallyHidden>×
        </Button>
      )),
    ),
    demo(
      'Part FactList PartOnItsWay',
      'What is known of a record, to be read: as many columns as fit, two on a phone.',
      state(
        'Facts',
        () => (
          <Part title="Basic details">
            <FactList
              facts={[
                { name: 'Department', value: 'Engineering' },
                { name: 'Positions', value: 3 },
                { name: 'Due date', value: '' },
                { name: 'Skill', value: longText },
                { name: 'Reference', value: unbrokenText },
              ]}
            />
          </Part>
        ),
        true,
      ),
      state('On its way', () => <PartOnItsWay facts={5} />, true),
      state('Right to left', () => (
        <Box dir="rtl">
          <Part title={arabicText}>
            <FactList facts={[{ name: arabicText, value: arabicText }]} />
          </Part>
        </Box>
      )),
    ),
    demo(
      'MailBody',
      'A message as mail programs show it.',
      state(
        'Written',
        () => (
          <MailBody
            html="<html><body><p>Welcome, Nila. You get this because you applied.</p></body></html>"
            text="Welcome, Nila. You get this because you applied."
          />
        ),
        true,
      ),
    ),
    demo(
      'Figures SampleTable StepFrame',
      'Work in steps: the frame, what it comes to, and the first rows of a file.',
      state(
        'A file that is checked',
        () => (
          <StepFrame
            title="Import departments"
            steps={[
              { id: 'file', label: 'Choose a file' },
              { id: 'check', label: 'Check the rows' },
            ]}
            step="check"
            words="departments.csv, 4 rows"
          >
            <Figures
              figures={[
                { name: 'Rows', count: 4 },
                { name: 'New', count: 3, color: 'ok' },
                { name: 'Refused', count: 1, color: 'bad' },
              ]}
            />
            <SampleTable
              columns={['Name', 'Division']}
              rows={[
                ['Bakery', ''],
                [longText, arabicText],
              ]}
            />
          </StepFrame>
        ),
        true,
      ),
      state('Nothing refused', () => (
        <Figures figures={[{ name: 'Refused', count: 0, color: 'bad' }]} />
      )),
    ),
  ],
};
