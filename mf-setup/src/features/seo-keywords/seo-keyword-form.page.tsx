import { seoKeywordCalls } from 'server/contract/jobs/seo/seo-keyword.calls';
import { TagsField, yup } from 'shared-ui/forms';
import { editSeoKeyword, seoKeywords } from '../../../contract';
import { textField } from '../../setup/fields';
import { recordPages } from '../../setup/record-pages';

const kind = {
  title: 'SEO-Keyword',
  noun: { one: 'keyword', many: 'keywords', list: seoKeywords },
  calls: seoKeywordCalls,
  edit: editSeoKeyword,
};

const tooLong = 'Use at most 100 characters for each keyword.';

const stored = recordPages({
  ...kind,
  fields: {
    title: textField({ label: 'Title', required: 'Enter the title.', tooLong }),
  },
});

/** Each keyword becomes a record. */
const created = recordPages({
  ...kind,
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

export const EditSeoKeywordPage = stored.EditPage;
export const ViewSeoKeywordPage = stored.ViewPage;
export const CreateSeoKeywordPage = created.CreatePage;
