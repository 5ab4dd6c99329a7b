import { CreateRecord } from '../../setup/create-record';
import { sourceForm } from './source-form';

export const CreateSourcePage = () => <CreateRecord form={sourceForm} />;
