import { toGraphBody, graphImageFields, graphKind, graphTextFields } from '../../seo/graph-form';
import { defineRecordPages } from '../../setup/define-record-pages';

const pages = defineRecordPages({
  ...graphKind,
  fields: { ...graphTextFields, ...graphImageFields },
  bodyOf: toGraphBody,
});

export const CreateSeoGraphPage = pages.CreatePage;
export const EditSeoGraphPage = pages.EditPage;
export const ViewSeoGraphPage = pages.ViewPage;
