import { builtInSites, siteForPage } from '#brands/index';

/** Names the site in the document, as the server does in each document. */
document.documentElement.dataset['site'] = JSON.stringify(siteForPage(builtInSites.at(location.host)));
