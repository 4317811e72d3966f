// What the rest of the backend may import of this plugin.
export { recordAuditEvent, undoneDetails } from './record-audit-event.ts';
