export const apiDocumentPath = '/api/openapi.json';
