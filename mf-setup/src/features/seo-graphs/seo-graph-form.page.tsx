import { graphBody, graphImage, graphKind, graphTexts } from '../../seo/graph-form';
import { recordPages } from '../../setup/record-pages';

export const {
  CreatePage: CreateSeoGraphPage,
  EditPage: EditSeoGraphPage,
  ViewPage: ViewSeoGraphPage,
} = recordPages({
  ...graphKind,
  fields: { ...graphTexts, ...graphImage },
  bodyOf: graphBody,
});
