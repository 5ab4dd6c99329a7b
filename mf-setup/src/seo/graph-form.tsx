import { messages } from 'server/contract/messages';
import { seoGraphCalls } from 'server/contract/jobs/seo/seo-graph.calls';
import { Stack, Text } from 'shared-ui';
import { ImageField, imageFile, useFormikContext } from 'shared-ui/forms';
import { RichTextField, RichTextView } from 'shared-ui/rich-text';
import { editSeoGraph, seoGraphs } from '../../contract';
import { textField } from '../setup/fields';
import type { RecordField } from '../setup/record-field';
import { StoredImage, type StoredFile } from '../setup/stored-image';

interface GraphImageValues {
  image: StoredFile | null;
  /** New image file, which replaces the stored image. */
  file: File | null;
}

const GraphImageInput = () => {
  const { values, setFieldValue } = useFormikContext<GraphImageValues>();
  const { image } = values;
  return (
    <ImageField
      name="file"
      label="Image"
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

const descriptionField: RecordField<string> = {
  label: 'Description',
  empty: '',
  show: (html) => html && <RichTextView html={html} />,
  input: ({ name }) => <RichTextField name={name} label="Description" />,
};

const imageField: RecordField<StoredFile | null> = {
  label: 'Image',
  empty: null,
  show: (stored) => stored && <StoredImage image={stored} />,
  write: (stored) => ({ image: stored?.id ?? '' }),
  input: () => <GraphImageInput />,
};

const fileField: RecordField<File | null> = {
  label: 'New Image',
  empty: null,
  rule: imageFile(messages.job.imageType),
  isUnseen: true,
  write: (chosen) => (chosen ? { file: chosen } : {}),
  input: () => null,
};

const formatTooLong = (noun: string) => `Use at most 100 characters for the ${noun}.`;

export const graphTextFields = {
  title: textField({
    label: 'Title',
    required: 'Enter the title.',
    tooLong: formatTooLong('title'),
  }),
  description: descriptionField,
  type: textField({
    label: 'Type',
    hint: 'What is shared, such as website or article.',
    tooLong: formatTooLong('type'),
  }),
};

export const graphImageFields = { image: imageField, file: fileField };

/**
 * The stored image is not named together with a new file, since the server replaces the image by the file.
 */
export const toGraphBody = ({ image: stored, ...body }: Readonly<Record<string, unknown>>) =>
  'file' in body ? body : { ...body, image: stored };

export const seoGraphRecordKind = {
  title: 'SEO-Graph',
  noun: { one: 'graph', many: 'graphs', list: seoGraphs },
  calls: seoGraphCalls,
  edit: editSeoGraph,
};
