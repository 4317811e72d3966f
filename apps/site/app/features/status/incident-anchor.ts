/** The `id` of an incident's element on the status page. */
export const incidentAnchor = (id: string): string => `incident-${id}`;
