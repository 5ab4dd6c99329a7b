import { fixedFace } from '../layout/fixed-face';

const Cut = fixedFace('span', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Words cut to the width of their cell; the whole of them on hover, and always for screen readers. */
export const Trimmed = ({ words }: { words: string }) => (
  <Cut title={words} dir="auto">
    {words}
  </Cut>
);
