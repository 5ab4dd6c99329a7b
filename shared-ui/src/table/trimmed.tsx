import { fixedFace } from '../layout/fixed-face';

const CutText = fixedFace('span', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const Trimmed = ({ words }: { words: string }) => (
  <CutText title={words} dir="auto">
    {words}
  </CutText>
);
