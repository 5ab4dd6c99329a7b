import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { fromHtml } from './from-html';
import { proseStyle } from './prose';
import { writeHtml } from 'server/contract/rich-text/write-html';

export const RichTextView = ({ html }: { html: string }) => {
  const safe = useMemo(() => writeHtml(fromHtml(html)), [html]);
  return <Box css={proseStyle} dangerouslySetInnerHTML={{ __html: safe }} />;
};
