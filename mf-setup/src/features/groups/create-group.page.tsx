import { CreateRecord } from '../../setup/create-record';
import { groupForm } from './group-form';

export const CreateGroupPage = () => <CreateRecord form={groupForm} />;
