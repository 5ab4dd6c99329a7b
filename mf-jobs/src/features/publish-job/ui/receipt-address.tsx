import { Text } from 'shared-ui';

/** URL of a publication; only http(s) URLs are links, since other schemes could run scripts. */
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
