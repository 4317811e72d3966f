export const apiDocumentPath = '/api/openapi.json';

/** Path below which requests tried in the viewer reach the app host. */
export const tryPath = '/api/try';

/** Header every tried request carries, so that no other site can send one. */
export const tryHeader = 'x-try-request';
