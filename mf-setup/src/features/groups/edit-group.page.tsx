import { EditRecord } from '../../setup/edit-record';
import { groupForm } from './group-form';

export const EditGroupPage = () => <EditRecord form={groupForm} />;
