import {
  Avatar,
  Badge,
  Box,
  DateText,
  Flex,
  Grid,
  Kbd,
  Letters,
  SafeImage,
  StatusDot,
  StatusMark,
  Tag,
  Text,
} from '../../src';
import * as shared from '../../src';
import { demo, type Section, state } from '../demo';
import { arabicText, longText, unbrokenText } from '../words';

const categories = ['start', 'active', 'on-hold', 'hired', 'rejected', 'withdrawn'] as const;
const tones = ['ok', 'wait', 'bad', 'info', 'mute'] as const;

const icons = Object.entries(shared).filter(([name]) => name.endsWith('Icon')) as [
  string,
  typeof shared.EditIcon,
][];

const picture =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="%230b6e69"/></svg>';

export const marks: Section = {
  id: 'marks',
  title: 'Marks',
  demos: [
    demo(
      'StatusDot StatusMark Badge Tag',
      'A status is a dot and a word, never a colour alone.',
      state('Tones', () => (
        <Flex align="center" gap="4" wrap="wrap">
          {tones.map((tone) => (
            <StatusDot key={tone} tone={tone}>
              {tone}
            </StatusDot>
          ))}
        </Flex>
      )),
      state('StatusMark, by category', () => (
        <Flex align="center" gap="4" wrap="wrap">
          {categories.map((category) => (
            <StatusMark key={category} category={category} name={category} />
          ))}
          <Box width="120px">
            <StatusMark category="active" name={unbrokenText} />
          </Box>
        </Flex>
      )),
      state('Badge', () => <Badge>Current Status</Badge>),
      state('Tag', () => <Tag>Full time</Tag>),
      state('Long text', () => (
        <Tag>
          <Box as="span" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {unbrokenText}
          </Box>
        </Tag>
      )),
      state('Right to left', () => (
        <Flex align="center" dir="rtl" gap="3">
          <StatusDot tone="ok">{arabicText}</StatusDot>
          <Badge>{arabicText}</Badge>
          <Tag>{arabicText}</Tag>
        </Flex>
      )),
    ),
    demo(
      'Avatar Letters SafeImage',
      'A picture that cannot be loaded gives way to the initials, and is never broken.',
      state('Initials', () => <Avatar name="Asha Verma" />),
      state('Picture', () => <Avatar name="Asha Verma" src={picture} size={48} />),
      state('Picture that is missing', () => <Avatar name="Ravi Kumar" src="/missing.png" />),
      state('One name, none, another script', () => (
        <Flex align="center" gap="2">
          <Avatar name="Asha" />
          <Avatar name="" />
          <Avatar name={arabicText} />
        </Flex>
      )),
      state('Safe image', () => (
        <Flex align="center" gap="2">
          <SafeImage src={picture} alt="Mark" width="32px" height="32px" fallback={null} />
          <SafeImage src={null} alt="Mark" fallback={<Letters letters="KF" />} />
        </Flex>
      )),
    ),
    demo(
      'DateText',
      'On hover, and for screen readers, with the month in words.',
      state('A day', () => <DateText day="2026-03-05" order="day-first" />),
      state('A moment', () => <DateText day="2026-03-05" order="month-first" time="18:30" />),
    ),
    demo(
      'Kbd',
      '',
      state('A key', () => <Kbd>/</Kbd>),
    ),
    demo(
      icons.map(([name]) => name).join(' '),
      'Drawn in the colour of the words beside them, hidden from screen readers.',
      state(
        'All',
        () => (
          <Grid templateColumns="repeat(auto-fill, minmax(150px, 1fr))" gap="2">
            {icons.map(([name, Icon]) => (
              <Flex align="center" key={name} gap="2">
                <Icon size={18} aria-hidden />
                <Text size="sm" tone="second">
                  {name}
                </Text>
              </Flex>
            ))}
          </Grid>
        ),
        true,
      ),
    ),
    demo(
      'Text',
      '',
      state('Sizes and tones', () => (
        <>
          <Text>Running text</Text>
          <Text size="sm">What one glances at</Text>
          <Text tone="second">Second</Text>
          <Text tone="third">Third</Text>
          <Text tone="bad">Bad</Text>
        </>
      )),
      state('Long text', () => <Text>{longText}</Text>),
      state('Right to left', () => <Text dir="rtl">{arabicText}</Text>),
    ),
  ],
};
