import type { ColumnUses } from '../platform/personal-data/column-uses';

export const jobsColumns: ColumnUses = {
  freeTexts: {
    job: 'title profile description education',
    publication: 'message drift',
    question: 'text description options knock_out',
    question_group: 'name description',
  },
  notPersonal: {
    career_department: 'name',
    employment_type: 'name',
    job: 'code slug seo_meta_title seo_meta_description seo_canonical_tag seo_focus_keyword seo_keywords seo_custom_schema salary_currency salary_unit education_level',
    job_address: 'slug shown_digest',
    job_priority: 'name',
    job_type: 'name',
    pipeline: 'name',
    platform: 'name type feed company_id account_email',
    publication: 'state url',
    question: 'type',
    seo_graph: 'title type description keywords',
    seo_keyword: 'title',
    skill: 'name external_id',
    stage: 'name colour',
    status: 'name category',
  },
};
