import { useState } from 'react';
import { Box } from 'shared-ui';
import { SearchBox } from 'shared-ui/table';
import { ChannelPage } from './channel-page';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  chosen: number | undefined;
}

export const ChannelList = ({ search, onSearch, chosen }: Props) => {
  const [shown, setShown] = useState({ search, pages: 1 });
  const pages = shown.search === search ? shown.pages : 1;
  return (
    <>
      <Box px="4" py="3">
        <SearchBox label="Search chats" value={search} onChange={onSearch} />
      </Box>
      <Box as="nav" aria-label="Chats" flex="1" minHeight="0" overflowY="auto" pb="3">
        {Array.from({ length: pages }, (_, at) => (
          <ChannelPage
            key={at}
            page={at + 1}
            search={search}
            chosen={chosen}
            isLast={at + 1 === pages}
            onMore={() => setShown({ search, pages: pages + 1 })}
          />
        ))}
      </Box>
    </>
  );
};
