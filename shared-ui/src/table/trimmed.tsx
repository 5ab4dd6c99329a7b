const cut = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Words cut to a width; the whole of them on hover, and always for screen readers. */
export const Trimmed = ({ words, width }: { words: string; width: string }) => (
  <span style={{ ...cut, maxWidth: width }} title={words}>
    {words}
  </span>
);
