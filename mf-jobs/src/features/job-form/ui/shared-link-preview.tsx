import { type ReactNode, use, useDeferredValue } from 'react';
import { useCompany } from 'shared-auth';
import { Box, Card, Flex, Heading, SafeImage, Text } from 'shared-ui';
import { useFormikContext, useImagePreview } from 'shared-ui/forms';
import type { JobValues } from '../job-values';
import { toDescriptionText } from '../to-description-text';
import { JobFormShapeContext } from './job-form-shape';

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

/** LinkedIn draws images at 1.91 to 1, and cuts what is higher. */
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

const isDrawing = (address: string): boolean => /\.svg(\?|$)/i.test(address);

/** The chosen image, else the stored one, else the logo, which must be no drawing. */
const useCardImage = ({ file, seoImage }: JobValues): ReactNode => {
  const { job } = use(JobFormShapeContext);
  const logo = useCompany()?.companyLogo ?? '';
  if (file) return <ChosenImage file={file} />;
  if (seoImage && job?.seoImage?.id === seoImage.id) return <CardImage src={job.seoImage.url} />;
  return logo === '' || isDrawing(logo) ? null : <CardImage src={logo} />;
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
        {image
          ? 'As LinkedIn and WhatsApp show it.'
          : 'As LinkedIn and WhatsApp show it. With an image of 1200 by 627 pixels more people open it.'}
      </Text>
      <Flex gap="4" wrap="wrap" align="flex-start">
        <LinkedinCard {...card} />
        <WhatsappCard {...card} />
      </Flex>
    </Card>
  );
};
