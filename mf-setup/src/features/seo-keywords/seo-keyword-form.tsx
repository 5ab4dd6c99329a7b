import type { SeoKeywordRecord } from 'server/contract/jobs/seo/seo-keyword';
import { seoKeywordCalls } from 'server/contract/jobs/seo/seo-keyword.calls';
import { TagsField, TextField, yup } from 'shared-ui/forms';
import { editSeoKeyword, seoKeywords } from '../../../contract';
import type { RecordForm } from '../../setup/record-form';

const kind = {
  title: 'SEO-Keyword',
  noun: { one: 'keyword', many: 'keywords', list: seoKeywords },
  calls: seoKeywordCalls,
  edit: editSeoKeyword,
};

const short = yup.string().trim().max(100, 'Use at most 100 characters for each keyword.');

export const newSeoKeywordsForm: RecordForm<{ keywords: string[] }, SeoKeywordRecord> = {
  ...kind,
  empty: { keywords: [] },
  valuesOf: ({ title }) => ({ keywords: [title] }),
  labels: { keywords: 'Keywords' },
  schema: yup.object({
    keywords: yup
      .array()
      .of(short)
      .min(1, 'Enter a keyword.')
      .max(50, 'Enter at most 50 keywords at once.'),
  }),
  Fields: () => (
    <TagsField
      name="keywords"
      label="Keywords"
      hint="Press Enter to Add Keyword"
      options={['title', 'content']}
      required
    />
  ),
};

export const seoKeywordForm: RecordForm<{ title: string }, SeoKeywordRecord> = {
  ...kind,
  empty: { title: '' },
  valuesOf: ({ title }) => ({ title }),
  labels: { title: 'Title' },
  schema: yup.object({ title: short.required('Enter the title.') }),
  Fields: () => <TextField name="title" label="Title" required />,
};
