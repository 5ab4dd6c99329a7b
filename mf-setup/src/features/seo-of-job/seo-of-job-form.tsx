import { jobs, olderJobs } from 'mf-jobs/contract';
import type { SeoGraphRecord } from 'server/contract/jobs/seo/seo-graph';
import { TagsField, yup } from 'shared-ui/forms';
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

interface Values extends GraphValues {
  keywords: string[];
}

interface GraphParent {
  jobId: number | null;
}

export const graphOf = (jobId: number): GraphParent => ({ jobId });

export const seoOfJobForm: RecordForm<Values, SeoGraphRecord, GraphParent> = {
  ...graphKind,
  placeOf: () => ({ to: jobs }),
  alsoAt: olderJobs,
  empty: { ...emptyGraph, keywords: [] },
  valuesOf: ({ title, description, type, image, keywords }) => ({
    ...{ title, description, type, image, keywords },
    file: null,
  }),
  bodyOf: (values, { jobId }) => ({ ...graphBody(values), jobId }),
  labels: { ...graphLabels, keywords: 'Keywords' },
  schema: yup.object({
    ...graphFields,
    keywords: yup
      .array()
      .of(yup.string().trim().max(100, 'Use at most 100 characters for each keyword.'))
      .max(50, 'Enter at most 50 keywords.'),
  }),
  Fields: () => (
    <>
      <GraphTexts />
      <TagsField name="keywords" label="Keywords" hint="Press Enter to Add Keyword" />
      <GraphImage />
    </>
  ),
};
