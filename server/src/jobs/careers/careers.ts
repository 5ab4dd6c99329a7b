import type { Domain } from '../../platform/domain';
import { createCareersSite } from './careers-site';
import { registerIndexNowKey } from './index-now/key-route';
import { registerCards } from './card/card-routes';
import { createIndexNowTasks } from './index-now/tell-search-engines';
import { registerImages } from './image-routes';
import { registerFeedsAndSitemap } from './machine-routes';
import { registerCareersPages } from './page-routes';
import { registerPublicJobs } from './public-routes';

export const careersDomain: Domain = {
  register: (app, parts) => {
    const site = createCareersSite(parts, app.log);
    registerIndexNowKey(app, parts.config);
    registerFeedsAndSitemap(app, site);
    registerImages(app, parts);
    registerCards(app, site, parts.storage);
    registerPublicJobs(app, site);
    registerCareersPages(app, site);
  },
  tasks: createIndexNowTasks,
};
