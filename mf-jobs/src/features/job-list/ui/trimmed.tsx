/** Words cut to a width; the whole of them on hover, and always for screen readers. */
export const Trimmed = ({ words, width }: { words: string; width: string }) => (
  <span
    style={{ display: 'block', maxWidth: width, overflow: 'hidden', textOverflow: 'ellipsis' }}
    title={words}
  >
    {words}
  </span>
);
