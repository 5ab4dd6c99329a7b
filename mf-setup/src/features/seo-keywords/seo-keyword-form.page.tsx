import { seoKeywordCalls } from 'server/contract/jobs/seo/seo-keyword.calls';
import { TagsField, yup } from 'shared-ui/forms';
import { editSeoKeyword, seoKeywords } from '../../../contract';
import { textField } from '../../setup/fields';
import { defineRecordPages } from '../../setup/define-record-pages';

const keywordKind = {
  title: 'SEO-Keyword',
  noun: { one: 'keyword', many: 'keywords', list: seoKeywords },
  calls: seoKeywordCalls,
  edit: editSeoKeyword,
};

const tooLong = 'Use at most 100 characters for each keyword.';

const storedKeywordPages = defineRecordPages({
  ...keywordKind,
  fields: {
    title: textField({ label: 'Title', required: 'Enter the title.', tooLong }),
  },
});

/** Each entered keyword is stored as a record of its own. */
const newKeywordPages = defineRecordPages({
  ...keywordKind,
  fields: {
    keywords: {
      label: 'Keywords',
      empty: [] as string[],
      rule: yup
        .array()
        .of(yup.string().trim().max(100, tooLong))
        .min(1, 'Enter a keyword.')
        .max(50, 'Enter at most 50 keywords at once.'),
      input: ({ name }) => (
        <TagsField
          name={name}
          label="Keywords"
          hint="Press Enter to Add Keyword"
          options={['title', 'content']}
          required
        />
      ),
    },
  },
});

export const EditSeoKeywordPage = storedKeywordPages.EditPage;
export const ViewSeoKeywordPage = storedKeywordPages.ViewPage;
export const CreateSeoKeywordPage = newKeywordPages.CreatePage;
