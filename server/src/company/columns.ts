import type { ColumnUses } from '../platform/personal-data/column-uses';

export const companyColumns: ColumnUses = {
  freeTexts: {
    hiring_group: 'name description',
  },
  notPersonal: {
    branch: 'name external_id',
    city: 'name external_id',
    country: 'name code',
    department: 'name external_id',
    designation: 'name external_id',
    division: 'name external_id',
    hiring_group: 'scim_external_id',
    location: 'display address pincode external_id region',
    merged_external_id: 'kind external_id',
    organization_function: 'name external_id',
    suite_app: 'name icon_url url',
  },
};
