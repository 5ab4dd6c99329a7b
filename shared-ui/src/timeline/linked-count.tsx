import { chakra } from '@chakra-ui/react';
import { Tooltip } from '../action/tooltip';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Link } from '../provider/link';
import type { CountLink } from './stages';

const StyledCount = chakra('span', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    color: 'ink2',
    minWidth: '6',
    lineHeight: '1.5rem',
    textAlign: 'end',
    borderRadius: 'sm',
    '&:is(a)': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' },
  },
});

interface Props extends CountLink {
  words: string;
}

export const LinkedCount = ({ count, to, refusal, words }: Props) => {
  if (count === undefined) return null;
  const content = (
    <>
      <span>{count}</span>
      <VisuallyHidden>{` ${words}`}</VisuallyHidden>
    </>
  );
  if (to !== undefined)
    return (
      <StyledCount asChild>
        <Link to={to}>{content}</Link>
      </StyledCount>
    );
  if (refusal === undefined) return <StyledCount>{content}</StyledCount>;
  return (
    <Tooltip text={refusal}>
      <StyledCount tabIndex={0}>{content}</StyledCount>
    </Tooltip>
  );
};
