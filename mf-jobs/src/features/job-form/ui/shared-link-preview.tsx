import { type ReactNode, use, useDeferredValue } from 'react';
import { getLinkCard } from 'server/contract/jobs/careers/link-card.calls';
import { useRead } from 'shared-auth';
import { Box, Card, Flex, Heading, SafeImage, Text } from 'shared-ui';
import { useFormikContext, useImagePreview } from 'shared-ui/forms';
import type { JobValues } from '../job-values';
import { toDescriptionText } from '../to-description-text';
import { JobFormVariantContext } from './job-form-shape';

interface LinkCard {
  image: ReactNode;
  title: string;
  text: string;
  host: string;
}

const ChosenImage = ({ file }: { file: File }) => <CardImage src={useImagePreview(file)} />;

const CardImage = ({ src }: { src: string | undefined }) =>
  src ? (
    <SafeImage src={src} alt="" width="full" height="full" objectFit="cover" fallback={null} />
  ) : null;

/** LinkedIn shows images with an aspect ratio of 1.91 to 1, and crops taller images. */
const LinkedinCard = ({ image, title, host }: LinkCard) => (
  <Box borderWidth="1px" borderColor="line" borderRadius="md" overflow="hidden" maxWidth="400px">
    {image ? (
      <Box aspectRatio="1.91" bg="hover">
        {image}
      </Box>
    ) : null}
    <Box p="3">
      <Text fontWeight={550} lineClamp={2}>
        {title}
      </Text>
      <Text size="sm" tone="third">
        {host}
      </Text>
    </Box>
  </Box>
);

const WhatsappCard = ({ image, title, text, host }: LinkCard) => (
  <Flex borderRadius="md" overflow="hidden" maxWidth="400px" bg="hover">
    {image ? (
      <Box width="92px" flexShrink={0}>
        {image}
      </Box>
    ) : null}
    <Box p="3" minWidth="0">
      <Text fontWeight={550} lineClamp={1}>
        {title}
      </Text>
      <Text size="sm" tone="second" lineClamp={2}>
        {text}
      </Text>
      <Text size="sm" tone="third">
        {host}
      </Text>
    </Box>
  </Flex>
);

const maxTitle = 300;

const useCardImage = ({ file, seoImage, jobTitle }: JobValues): ReactNode => {
  const { job } = use(JobFormVariantContext);
  const stored = seoImage && job?.seoImage?.id === seoImage.id ? job.seoImage.url : undefined;
  const title = jobTitle.trim().slice(0, maxTitle);
  const isDrawn = !file && !stored && title !== '';
  const { data } = useRead(getLinkCard, isDrawn ? { query: { title } } : null);
  if (file) return <ChosenImage file={file} />;
  if (stored) return <CardImage src={stored} />;
  const drawn = isDrawn ? data?.data.image : null;
  return drawn ? <CardImage src={drawn} /> : null;
};

export const SharedLinkPreview = () => {
  const values = useDeferredValue(useFormikContext<JobValues>().values);
  const image = useCardImage(values);
  const card = {
    image,
    title: values.seoMetaTitle.trim() || values.jobTitle.trim() || 'A title',
    text: values.seoMetaDescription.trim() || toDescriptionText(values.jobDescription),
    host: location.host,
  };
  return (
    <Card p={{ base: '4', md: '5' }} mb="4" aria-label="Preview of a shared link">
      <Heading level={2} mb="1">
        Preview of a shared link
      </Heading>
      <Text tone="second" mb="3">
        {values.file || values.seoImage
          ? 'As LinkedIn and WhatsApp show it.'
          : 'As LinkedIn and WhatsApp show it. The image is drawn from title and logo; one of your own, of 1200 by 627 pixels, takes its place.'}
      </Text>
      <Flex gap="4" wrap="wrap" align="flex-start">
        <LinkedinCard {...card} />
        <WhatsappCard {...card} />
      </Flex>
    </Card>
  );
};
