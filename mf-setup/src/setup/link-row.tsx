import { useEffect, useRef } from 'react';
import { Box, Flex, Link, Text } from 'shared-ui';

interface LinkGroup {
  /** Label before the links of this group; not needed in a row with only one group. */
  label?: string;
  links: readonly { label: string; href: string; isHere: boolean }[];
}

interface Props {
  label: string;
  groups: readonly LinkGroup[];
}

const linkStyle = {
  px: '3',
  py: '1.5',
  borderRadius: 'md',
  color: 'ink2',
  whiteSpace: 'nowrap',
  _hover: { bg: 'hover', color: 'ink' },
  '&[aria-current=page]': { bg: 'accentSoft', color: 'accent', fontWeight: 550 },
} as const;

/** Row of links; on phones it scrolls horizontally, since wrapped links would fill a third of the screen. */
export const LinkRow = ({ label, groups }: Props) => {
  const row = useRef<HTMLDivElement>(null);
  const here = groups.flatMap(({ links }) => links).find(({ isHere }) => isHere)?.href;
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - current.offsetWidth;
  }, [here]);
  return (
    <Flex
      as="nav"
      ref={row}
      aria-label={label}
      columnGap="5"
      rowGap="1"
      mb="4"
      py="1"
      wrap={{ base: 'nowrap', md: 'wrap' }}
      overflowX={{ base: 'auto', md: 'visible' }}
    >
      {groups.map(({ label: group, links }) => (
        <Flex
          key={group ?? label}
          role={group && 'group'}
          aria-label={group}
          align="baseline"
          gap="1"
          flexShrink={0}
          wrap={{ base: 'nowrap', md: 'wrap' }}
          maxW={{ md: 'full' }}
        >
          {group && (
            <Text aria-hidden fontSize="12px" fontWeight={600} color="ink" pe="1">
              {group}
            </Text>
          )}
          {links.map(({ label: text, href, isHere }) => (
            <Box
              key={href}
              asChild
              {...linkStyle}
              flexShrink={0}
              aria-current={isHere ? 'page' : undefined}
            >
              <Link to={href}>{text}</Link>
            </Box>
          ))}
        </Flex>
      ))}
    </Flex>
  );
};
