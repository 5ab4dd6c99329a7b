import { Text } from 'shared-ui';

/** Where a publication can be seen; only addresses of the web become links. */
export const ReceiptAddress = ({ url }: { url: string }) => {
  if (!/^https?:\/\//i.test(url)) return null;
  return (
    <Text size="sm" overflowWrap="anywhere">
      <a href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
    </Text>
  );
};
