import { EditRecord } from '../../setup/edit-record';
import { sourceForm } from './source-form';

export const EditSourcePage = () => <EditRecord form={sourceForm} />;
