import { messages } from 'server/contract/messages';
import type { SeoGraphRecord } from 'server/contract/jobs/seo/seo-graph';
import { seoGraphCalls } from 'server/contract/jobs/seo/seo-graph.calls';
import { Stack, Text } from 'shared-ui';
import { ImageField, imageFile, TextField, useFormikContext, yup } from 'shared-ui/forms';
import { RichTextField } from 'shared-ui/rich-text';
import { editSeoGraph, seoGraphs } from '../../contract';
import type { RecordForm } from '../setup/record-form';
import { StoredImage, type StoredFile } from '../setup/stored-image';

export interface GraphValues {
  title: string;
  /** Rich text as HTML. */
  description: string;
  type: string;
  image: StoredFile | null;
  /** A new file replaces the stored image. */
  file: File | null;
}

export const graphLabels = {
  title: 'Title',
  description: 'Description',
  type: 'Type',
  image: 'Image',
  file: 'New Image',
};

/** The server replaces the stored image itself when it gets a file. */
export const graphBody = ({ image, file, ...texts }: GraphValues): object =>
  file ? { ...texts, file } : { ...texts, image: image?.id ?? '' };

export const graphFields = {
  title: yup
    .string()
    .trim()
    .required('Enter the title.')
    .max(100, 'Use at most 100 characters for the title.'),
  type: yup.string().trim().max(100, 'Use at most 100 characters for the type.'),
  file: imageFile(messages.job.imageType),
};

export const GraphTexts = () => (
  <>
    <TextField name="title" label={graphLabels.title} required />
    <RichTextField name="description" label={graphLabels.description} />
    <TextField
      name="type"
      label={graphLabels.type}
      hint="What is shared, such as website or article."
    />
  </>
);

export const GraphImage = () => {
  const { values, setFieldValue } = useFormikContext<GraphValues>();
  const { image } = values;
  return (
    <ImageField
      name="file"
      label={graphLabels.image}
      onRemove={() => void setFieldValue('image', null)}
      stored={
        image ? (
          <Stack gap="1">
            <StoredImage image={image} />
            <Text overflowWrap="anywhere">{`Stored: ${image.name}`}</Text>
          </Stack>
        ) : null
      }
    />
  );
};

export const graphKind = {
  title: 'SEO-Graph',
  noun: { one: 'graph', many: 'graphs', list: seoGraphs },
  calls: seoGraphCalls,
  edit: editSeoGraph,
} satisfies Partial<RecordForm<GraphValues, SeoGraphRecord>>;

export const emptyGraph: GraphValues = {
  title: '',
  description: '',
  type: '',
  image: null,
  file: null,
};
