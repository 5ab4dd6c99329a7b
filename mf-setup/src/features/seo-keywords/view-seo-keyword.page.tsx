import { ViewRecord } from '../../setup/view-record';
import { seoKeywordForm } from './seo-keyword-form';

export const ViewSeoKeywordPage = () => <ViewRecord form={seoKeywordForm} />;
