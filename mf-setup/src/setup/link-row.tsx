import { useEffect, useRef } from 'react';
import { Box, Flex, Link } from 'shared-ui';

interface Props {
  label: string;
  links: readonly { label: string; href: string; isHere: boolean }[];
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

/** On phones one row that scrolls, since the links would take a third of the screen. */
export const LinkRow = ({ label, links }: Props) => {
  const row = useRef<HTMLDivElement>(null);
  const here = links.find(({ isHere }) => isHere)?.href;
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
      gap="1"
      mb="4"
      py="1"
      wrap={{ base: 'nowrap', md: 'wrap' }}
      overflowX={{ base: 'auto', md: 'visible' }}
    >
      {links.map(({ label: words, href, isHere }) => (
        <Box
          key={href}
          asChild
          {...linkStyle}
          flexShrink={0}
          aria-current={isHere ? 'page' : undefined}
        >
          <Link to={href}>{words}</Link>
        </Box>
      ))}
    </Flex>
  );
};
