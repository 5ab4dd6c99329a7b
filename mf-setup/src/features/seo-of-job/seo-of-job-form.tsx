import { jobs, olderJobRoutes } from 'mf-jobs/contract';
import { TagsField, yup } from 'shared-ui/forms';
import {
  toGraphBody,
  graphImageFields,
  seoGraphRecordKind,
  graphTextFields,
} from '../../seo/graph-form';
import { defineRecordForm } from '../../setup/define-record-form';

interface GraphParent {
  jobId: number | null;
}

export const seoOfJobForm = defineRecordForm({
  ...seoGraphRecordKind,
  placeOf: (_: GraphParent) => ({ to: jobs }),
  alsoAt: olderJobRoutes,
  bodyOf: (written, { jobId }) => ({ ...toGraphBody(written), jobId }),
  fields: {
    ...graphTextFields,
    keywords: {
      label: 'Keywords',
      empty: [] as string[],
      rule: yup
        .array()
        .of(yup.string().trim().max(100, 'Use at most 100 characters for each keyword.'))
        .max(50, 'Enter at most 50 keywords.'),
      input: ({ name }) => (
        <TagsField name={name} label="Keywords" hint="Press Enter to Add Keyword" />
      ),
    },
    ...graphImageFields,
  },
});
