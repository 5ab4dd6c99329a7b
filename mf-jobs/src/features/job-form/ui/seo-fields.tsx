import { messages } from 'server/contract/messages';
import { Box } from 'shared-ui';
import {
  SwitchField,
  TagsField,
  TextAreaField,
  TextField,
  useFormikContext,
} from 'shared-ui/forms';
import { FieldGroup } from '../../../job/field-group';
import { jobFieldLabels as words } from '../job-fields';
import type { JobValues } from '../job-values';
import { SeoImageField } from './seo-image-field';
import { LengthWarning } from './length-warning';
import { PostingPreview } from './posting-preview';
import { SearchResultPreview } from './search-result-preview';
import { SharedLinkPreview } from './shared-link-preview';
import { SlugField } from './slug-field';

export const SeoFields = () => {
  const { seoMetaTitle, seoMetaDescription } = useFormikContext<JobValues>().values;
  return (
    <>
      <FieldGroup title="Search result">
        <SlugField />
        <TextField name="seoCanonicalTag" label={words.seoCanonicalTag} type="url" />
        <Box minWidth="0">
          <TextField name="seoMetaTitle" label={words.seoMetaTitle} />
          <LengthWarning text={seoMetaTitle} limit={580} words={messages.seo.title} />
        </Box>
        <Box minWidth="0">
          <TextAreaField name="seoMetaDescription" label={words.seoMetaDescription} rows={3} />
          <LengthWarning text={seoMetaDescription} limit={920} words={messages.seo.description} />
        </Box>
      </FieldGroup>
      <SearchResultPreview />
      <FieldGroup title="Keywords and index">
        <TextField name="seoFocusKeyword" label={words.seoFocusKeyword} />
        <TagsField
          name="seoKeyword"
          label={words.seoKeyword}
          hint="Enter or a comma ends a keyword."
        />
        <SwitchField
          name="seoIndex"
          label={words.seoIndex}
          hint="Search engines may list this job."
        />
      </FieldGroup>
      <FieldGroup title="Schema and image">
        <TextAreaField name="customSeoSchema" label={words.customSeoSchema} rows={8} />
        <SeoImageField />
      </FieldGroup>
      <SharedLinkPreview />
      <PostingPreview />
    </>
  );
};
