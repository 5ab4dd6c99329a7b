import { chakra } from '@chakra-ui/react';
import { Tooltip } from '../action/tooltip';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Link } from '../provider/link';
import type { CountLink } from './stages';

const Face = chakra('span', {
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

export const Count = ({ count, to, refusal, words }: Props) => {
  if (count === undefined) return null;
  const content = (
    <>
      <span>{count}</span>
      <VisuallyHidden>{` ${words}`}</VisuallyHidden>
    </>
  );
  if (to !== undefined)
    return (
      <Face asChild>
        <Link to={to}>{content}</Link>
      </Face>
    );
  if (refusal === undefined) return <Face>{content}</Face>;
  return (
    <Tooltip text={refusal}>
      <Face tabIndex={0}>{content}</Face>
    </Tooltip>
  );
};
