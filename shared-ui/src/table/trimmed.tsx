import { withFixedStyles } from '../layout/with-fixed-styles';

const CutText = withFixedStyles('span', {
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
