export const apiDocumentPath = '/api/openapi.json';

/** Path prefix of requests from the API viewer, which are forwarded to the app host. */
export const tryPath = '/api/try';

/** Header of all requests from the viewer, which other sites can't send. */
export const tryHeader = 'x-try-request';
