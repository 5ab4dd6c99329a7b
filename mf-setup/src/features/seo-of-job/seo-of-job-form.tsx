import { jobs, olderJobs } from 'mf-jobs/contract';
import { TagsField, yup } from 'shared-ui/forms';
import { toGraphBody, graphImage, graphKind, graphTexts } from '../../seo/graph-form';
import { recordForm } from '../../setup/record-form';

interface GraphParent {
  jobId: number | null;
}

export const seoOfJobForm = recordForm({
  ...graphKind,
  placeOf: (_: GraphParent) => ({ to: jobs }),
  alsoAt: olderJobs,
  bodyOf: (written, { jobId }) => ({ ...toGraphBody(written), jobId }),
  fields: {
    ...graphTexts,
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
    ...graphImage,
  },
});
