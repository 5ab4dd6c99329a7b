import { useEffect, useState } from 'react';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import { send } from 'shared-auth';
import { SafeImage, Text } from 'shared-ui';

/**
 * Requests a URL of the file, which works once and only for a short time; `null` if the file cannot be shown.
 */
const useFileAddress = (fileId: string): string | null | undefined => {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let isHere = true;
    const found = (url: string | null) => {
      if (isHere) setAddress(url);
    };
    send(createFileTicket, { body: { kind: 'file', fileId } })
      .then(({ data }) => found(data.url))
      .catch(() => found(null));
    return () => {
      isHere = false;
    };
  }, [fileId]);
  return address;
};

export interface StoredFile {
  id: string;
  name: string;
}

export const StoredImage = ({ image: { id, name } }: { image: StoredFile }) => {
  const address = useFileAddress(id);
  if (address === undefined) return null;
  return (
    <SafeImage
      src={address}
      alt={`Stored: ${name}`}
      maxWidth="full"
      maxHeight="160px"
      borderRadius="md"
      fallback={<Text tone="second">The image could not be shown.</Text>}
    />
  );
};
