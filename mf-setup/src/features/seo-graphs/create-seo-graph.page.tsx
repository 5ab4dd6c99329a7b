import { CreateRecord } from '../../setup/create-record';
import { seoGraphForm } from './seo-graph-form';

export const CreateSeoGraphPage = () => <CreateRecord form={seoGraphForm} />;
