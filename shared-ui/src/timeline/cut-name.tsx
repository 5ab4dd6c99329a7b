import { chakra } from '@chakra-ui/react';
import { Tooltip } from '../action/tooltip';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Link } from '../provider/link';

const most = 10;

const Face = chakra('span', {
  base: {
    borderRadius: 'sm',
    '&:is(a)': { textDecoration: 'underline', textUnderlineOffset: '2px' },
  },
});

interface Props {
  name: string;
  /** Makes it a link. */
  to?: string | undefined;
}

/** A name over 10 characters is cut to 10; the whole of it is there on hover, on focus and when read out. */
export const CutName = ({ name, to }: Props) => {
  const signs = [...name];
  const cut = signs.length > most;
  const words = cut ? (
    <>
      <span aria-hidden>{signs.slice(0, most).join('')}…</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  ) : (
    name
  );
  const face =
    to === undefined ? (
      <Face {...(cut ? { tabIndex: 0 } : {})}>{words}</Face>
    ) : (
      <Face asChild>
        <Link to={to}>{words}</Link>
      </Face>
    );
  if (!cut) return face;
  return (
    <Tooltip text={name} names>
      {face}
    </Tooltip>
  );
};
