import { ViewRecord } from '../../setup/view-record';
import { sourceForm } from './source-form';

export const ViewSourcePage = () => <ViewRecord form={sourceForm} />;
