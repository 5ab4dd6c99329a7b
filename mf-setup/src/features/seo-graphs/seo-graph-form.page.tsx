import { toGraphBody, graphImage, graphKind, graphTexts } from '../../seo/graph-form';
import { recordPages } from '../../setup/record-pages';

const pages = recordPages({
  ...graphKind,
  fields: { ...graphTexts, ...graphImage },
  bodyOf: toGraphBody,
});

export const CreateSeoGraphPage = pages.CreatePage;
export const EditSeoGraphPage = pages.EditPage;
export const ViewSeoGraphPage = pages.ViewPage;
