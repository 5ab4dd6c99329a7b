import { ViewRecord } from '../../setup/view-record';
import { groupForm } from './group-form';

export const ViewGroupPage = () => <ViewRecord form={groupForm} />;
