import { fixedFace } from '../layout/fixed-face';

const Cut = fixedFace('span', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const Trimmed = ({ words }: { words: string }) => (
  <Cut title={words} dir="auto">
    {words}
  </Cut>
);
