import type { SeoGraphRecord } from 'server/contract/jobs/seo/seo-graph';
import { yup } from 'shared-ui/forms';
import { RichTextView } from 'shared-ui/rich-text';
import {
  emptyGraph,
  graphBody,
  graphFields,
  GraphImage,
  graphKind,
  graphLabels,
  GraphTexts,
  type GraphValues,
} from '../../seo/graph-form';
import type { RecordForm } from '../../setup/record-form';
import { StoredImage } from '../../setup/stored-image';

export const seoGraphForm: RecordForm<GraphValues, SeoGraphRecord> = {
  ...graphKind,
  empty: emptyGraph,
  valuesOf: ({ title, description, type, image }) => ({
    ...{ title, description, type, image },
    file: null,
  }),
  bodyOf: graphBody,
  wordsOf: ({ description, image }) => ({
    description: description && <RichTextView html={description} />,
    image: image && <StoredImage image={image} />,
  }),
  labels: graphLabels,
  unseen: ['file'],
  schema: yup.object(graphFields),
  Fields: () => (
    <>
      <GraphTexts />
      <GraphImage />
    </>
  ),
};
