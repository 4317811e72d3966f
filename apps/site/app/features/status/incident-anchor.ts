/** Where an incident stands on the status page. */
export const incidentAnchor = (id: string): string => `incident-${id}`;
