import {
  Button,
  CheckIcon,
  DeleteIcon,
  EntryButton,
  Flex,
  IconButton,
  Link,
  LinkProvider,
  Menu,
  MoreIcon,
  SearchIcon,
  Popover,
  Stack,
  Text,
  Tooltip,
} from '../../src';
import { Stepper, Tabs } from '../../src/page';
import { demo, type Section, state } from '../demo';
import { arabicText, longText, doNothing } from '../words';

const variants = ['main', 'plain', 'quiet', 'danger', 'dangerQuiet'] as const;

const entries = [
  { id: 'edit', label: 'Edit Job', icon: <CheckIcon size={16} aria-hidden /> },
  { id: 'view', label: 'View Job', disabledReason: 'Select one job only.' },
  {
    id: 'delete',
    label: 'Delete',
    tone: 'bad' as const,
    divided: true,
    icon: <DeleteIcon size={16} aria-hidden />,
  },
];

const many = Array.from({ length: 40 }, (_, at) => ({
  id: String(at),
  label: `Stage ${String(at + 1)}`,
  checked: at === 4,
}));

const steps = [
  { id: 'file', label: 'File' },
  { id: 'columns', label: 'Columns' },
  { id: 'check', label: 'Check' },
  { id: 'done', label: 'Result' },
];

const tabs = ['Job', 'Application in Stages', 'Analytics'].map((label) => ({
  id: label,
  label,
  content: <Text>{label}</Text>,
}));

export const actions: Section = {
  id: 'actions',
  title: 'Actions',
  demos: [
    demo(
      'Button',
      'Hover darkens the ground; focus by keyboard draws a ring two pixels outside. A disabled one keeps the focus and says why.',
      state('Variants', () => (
        <Flex align="center" gap="2" wrap="wrap">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Flex>
      )),
      state('Small, with an icon', () => (
        <Button size="sm" icon={<SearchIcon size={16} aria-hidden />}>
          Create Job
        </Button>
      )),
      state('Disabled with its reason', () => (
        <Button disabledReason="Your role does not allow it.">Publish</Button>
      )),
      state('Disabled', () => <Button disabled>Publish</Button>),
      state('Busy', () => (
        <Button busy variant="main">
          Saving
        </Button>
      )),
      state('Long text', () => (
        <Button whiteSpace="normal" height="auto" minHeight="9" maxWidth="full">
          {longText.slice(0, 60)}
        </Button>
      )),
      state('Right to left', () => <Button dir="rtl">{arabicText}</Button>),
    ),
    demo(
      'EntryButton',
      'An entry of a menu as a button of its own. What a role can never do is not drawn at all.',
      state('As a menu has them', () => (
        <Flex align="center" gap="2" wrap="wrap">
          {entries.map((entry) => (
            <EntryButton key={entry.id} entry={entry} />
          ))}
        </Flex>
      )),
      state('Hidden', () => (
        <EntryButton entry={{ id: 'delete', label: 'Delete', isHidden: true }} />
      )),
    ),
    demo(
      'IconButton Tooltip',
      'The name appears on hover after 400 ms and at once on focus by keyboard; Escape takes it away.',
      state('Icon only', () => (
        <IconButton label="Edit" icon={<CheckIcon size={18} aria-hidden />} />
      )),
      state('Small', () => (
        <IconButton label="Edit" size="sm" icon={<CheckIcon size={16} aria-hidden />} />
      )),
      state('Disabled', () => (
        <IconButton label="Delete" disabled icon={<DeleteIcon size={18} aria-hidden />} />
      )),
      state('Long words', () => (
        <Tooltip text={longText}>
          <Button>Why</Button>
        </Tooltip>
      )),
    ),
    demo(
      'Menu',
      'Enter, Space and the arrows open it, letters find an entry, Escape goes back to the button.',
      state('Actions of a row', () => (
        <Menu
          label="Actions"
          trigger={<IconButton label="Actions" icon={<MoreIcon size={18} aria-hidden />} />}
          entries={entries}
        />
      )),
      state('Many entries, one chosen', () => (
        <Menu label="Stage" trigger={<Button>Stage 5</Button>} entries={many} />
      )),
      state('Right to left', () => (
        <Menu
          label={arabicText}
          align="end"
          trigger={<Button>{arabicText}</Button>}
          entries={entries}
        />
      )),
    ),
    demo(
      'Popover',
      'The focus moves in; Escape and Tab past its ends go back to the button.',
      state('Words', () => (
        <Popover label="Release period" trigger={<Button>Why not yet?</Button>} width="260px">
          <Text p="2.5">The amount is due 90 days after joining.</Text>
        </Popover>
      )),
      state('A choice', () => (
        <Popover label="Colour" trigger={<Button>Colour</Button>}>
          {(close) => (
            <Stack gap="1">
              <Button size="sm" variant="quiet" onClick={close}>
                Teal
              </Button>
              <Button size="sm" variant="quiet" onClick={close}>
                Amber
              </Button>
            </Stack>
          )}
        </Popover>
      )),
      state('Long text', () => (
        <Popover label="Terms" trigger={<Button>Terms</Button>} width="300px">
          <Text p="2.5">{longText.repeat(6)}</Text>
        </Popover>
      )),
    ),
    demo(
      'Stepper',
      'A step that is done can be gone back to; on a narrow screen only the current one shows its name.',
      state('First', () => <Stepper label="Import" steps={steps} current="file" />, true),
      state(
        'In the middle, with a way back',
        () => <Stepper label="Import" steps={steps} current="check" onStep={doNothing} />,
        true,
      ),
      state(
        'Many steps, long names',
        () => (
          <Stepper
            label="Set-Up"
            current="3"
            steps={Array.from({ length: 9 }, (_, at) => ({
              id: String(at),
              label: `Questions for the interview ${String(at + 1)}`,
            }))}
          />
        ),
        true,
      ),
    ),
    demo(
      'Tabs',
      'One stop for Tab; the arrows move between them.',
      state('Three', () => <Tabs label="Job" tabs={tabs} />, true),
      state(
        'Many, long names',
        () => (
          <Tabs
            label="Job"
            tabs={Array.from({ length: 14 }, (_, at) => ({
              id: String(at),
              label: `Interview round ${String(at + 1)}`,
              content: <Text>{`Round ${String(at + 1)}`}</Text>,
            }))}
          />
        ),
        true,
      ),
    ),
    demo(
      'Link LinkProvider',
      'Inherits the look of its place; the host says how to go somewhere.',
      state('In a sentence', () => (
        <Text>
          See <Link to="#actions">the jobs</Link>.
        </Text>
      )),
      state('Of another host', () => (
        <LinkProvider component={({ to, ...rest }) => <a href={`#${to}`} {...rest} />}>
          <Button to="actions">Go there</Button>
        </LinkProvider>
      )),
    ),
  ],
};
