import type { RelationshipField } from 'payload';

/** Removes the button that creates a new document. */
export const withoutCreating = (field: RelationshipField): RelationshipField =>
	// A cast, because TypeScript does not keep the union of single and multiple relationships when a field is spread.
	({ ...field, admin: { ...field.admin, allowCreate: false } }) as RelationshipField;
