import type { Field, FieldAccess, PayloadRequest } from 'payload';
import { fieldAffectsData } from 'payload/shared';
import { mapFields } from '../documents/field-walk.ts';
import { extentsOf } from './person.ts';
import type { Entity } from './rights.ts';

const idOf = (value: unknown): unknown =>
	typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** Whether somebody may change more of a document than what is written in their languages. */
function writesWhole(
	{ user }: PayloadRequest,
	entity: Entity,
	document: Record<string, unknown> | undefined,
): boolean {
	const extents = extentsOf(user, entity, 'update');
	if (!extents.includes('languages') || extents.includes('all')) return true;
	const isOwn = document !== undefined && idOf(document.createdBy) === user?.id;
	return extents.includes('own') && isOwn;
}

/**
 * Fields that are one for all languages are read-only for translators: shown as such in forms; over REST their values stay as they are.
 * What is inside a field of a language is that language's.
 */
export const withFieldAccess = (entity: Entity, fields: readonly Field[]): Field[] =>
	mapFields(
		fields,
		(field) =>
			isOfLanguage(field) || !fieldAffectsData(field) || field.type === 'group'
				? field
				: guarded(entity, field),
		// A group is a place for fields; rows of an array are a value.
		(field) => !isOfLanguage(field) && field.type !== 'array' && field.type !== 'blocks',
	);

const isOfLanguage = (field: object): boolean => 'localized' in field && field.localized === true;

function guarded<F extends Field & { access?: { update?: FieldAccess } }>(
	entity: Entity,
	field: F,
): F {
	const before = field.access?.update;
	const update: FieldAccess = async (args) =>
		writesWhole(args.req, entity, args.doc) && (before ? before(args) : true);
	return { ...field, access: { ...field.access, update } };
}
