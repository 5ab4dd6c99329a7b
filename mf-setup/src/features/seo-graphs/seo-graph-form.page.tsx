import {
  toGraphBody,
  graphImageFields,
  seoGraphRecordKind,
  graphTextFields,
} from '../../seo/graph-form';
import { defineRecordPages } from '../../setup/define-record-pages';

const pages = defineRecordPages({
  ...seoGraphRecordKind,
  fields: { ...graphTextFields, ...graphImageFields },
  bodyOf: toGraphBody,
});

export const CreateSeoGraphPage = pages.CreatePage;
export const EditSeoGraphPage = pages.EditPage;
export const ViewSeoGraphPage = pages.ViewPage;
