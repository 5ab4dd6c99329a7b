import { ViewRecord } from '../../setup/view-record';
import { seoGraphForm } from './seo-graph-form';

export const ViewSeoGraphPage = () => <ViewRecord form={seoGraphForm} />;
