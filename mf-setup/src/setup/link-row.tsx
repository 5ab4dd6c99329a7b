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

export const LinkRow = ({ label, links }: Props) => (
  <Flex as="nav" aria-label={label} gap="1" mb="4" wrap="wrap">
    {links.map(({ label: words, href, isHere }) => (
      <Box key={href} asChild {...linkStyle} aria-current={isHere ? 'page' : undefined}>
        <Link to={href}>{words}</Link>
      </Box>
    ))}
  </Flex>
);
