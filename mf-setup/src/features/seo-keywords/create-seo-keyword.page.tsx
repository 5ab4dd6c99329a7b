import { CreateRecord } from '../../setup/create-record';
import { newSeoKeywordsForm } from './seo-keyword-form';

export const CreateSeoKeywordPage = () => <CreateRecord form={newSeoKeywordsForm} />;
