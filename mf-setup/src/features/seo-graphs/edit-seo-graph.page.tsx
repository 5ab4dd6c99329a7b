import { EditRecord } from '../../setup/edit-record';
import { seoGraphForm } from './seo-graph-form';

export const EditSeoGraphPage = () => <EditRecord form={seoGraphForm} />;
