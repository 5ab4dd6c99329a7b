import { EditRecord } from '../../setup/edit-record';
import { seoKeywordForm } from './seo-keyword-form';

export const EditSeoKeywordPage = () => <EditRecord form={seoKeywordForm} />;
