import type { RelationshipField } from 'payload';

/** The field without its button that makes a new document. */
export const withoutCreating = (field: RelationshipField): RelationshipField =>
	// Spread, a field of one document is a field of several to TypeScript.
	({ ...field, admin: { ...field.admin, allowCreate: false } }) as RelationshipField;
