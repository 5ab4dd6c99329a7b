import { useDeferredValue } from 'react';
import { Box, Card, Heading, Stack, Text } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import type { JobValues } from '../job-values';
import { cutTextToWidth, createTextWidthMeasurer } from '../text-width';
import { toDescriptionText } from '../to-description-text';
import { TextWidthMeter } from './text-width-meter';

// Fonts of search results on desktop screens.
const titleFont = '20px Arial, sans-serif';
const textFont = '14px Arial, sans-serif';
const titleWidthLimit = 580;
const textWidthLimit = 920;
const measureTitleWidth = createTextWidthMeasurer(titleFont);
const measureTextWidth = createTextWidthMeasurer(textFont);

const getPostingAddress = ({ seoCanonicalTag, slug }: JobValues): string => {
  const canonical = seoCanonicalTag.trim();
  if (!URL.canParse(canonical)) return `${location.host} › careers › ${slug.trim() || '…'}`;
  const { host, pathname } = new URL(canonical);
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
};

export const SearchResultPreview = () => {
  const values = useDeferredValue(useFormikContext<JobValues>().values);
  const title = values.seoMetaTitle.trim() || values.jobTitle.trim();
  const text = values.seoMetaDescription.trim() || toDescriptionText(values.jobDescription);
  return (
    <Card p={{ base: '4', md: '5' }} mb="4" aria-label="Preview of the search result">
      <Heading level={2} mb="3">
        Preview of the search result
      </Heading>
      <Box fontFamily="Arial, sans-serif" maxWidth="600px" mb="4" overflowWrap="anywhere">
        <Text size="sm" tone="second">
          {getPostingAddress(values)}
        </Text>
        <Text color="info" mb="1" style={{ font: titleFont, lineHeight: '26px' }}>
          {title ? cutTextToWidth(title, titleWidthLimit, measureTitleWidth) : 'A title'}
        </Text>
        <Text tone="second" style={{ font: textFont, lineHeight: '21px' }}>
          {text ? cutTextToWidth(text, textWidthLimit, measureTextWidth) : 'A description'}
        </Text>
      </Box>
      <Stack gap="2">
        <TextWidthMeter label="Title" width={measureTitleWidth(title)} limit={titleWidthLimit} />
        <TextWidthMeter label="Description" width={measureTextWidth(text)} limit={textWidthLimit} />
      </Stack>
    </Card>
  );
};
