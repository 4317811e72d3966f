import type { Field, FieldAccess, FieldBase, PayloadRequest } from 'payload';
import { fieldAffectsData } from 'payload/shared';
import { mapFields } from '../documents/field-walk.ts';
import { extentsOf } from './person.ts';
import { noteRefusedChange } from './refuse-changes.ts';
import type { Entity } from './rights.ts';

const idOf = (value: unknown): unknown =>
	typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** True if a user may update more of a document than the texts in the user's languages. */
function canUpdateWhole(
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
 * Makes fields that are not localized read-only for translators: forms show them as read-only, and REST refuses other values than the stored
 * ones. Fields inside a localized field count as localized.
 */
export const withFieldAccess = (entity: Entity, fields: readonly Field[]): Field[] =>
	mapFields(
		fields,
		(field) =>
			isLocalized(field) || !fieldAffectsData(field) || field.type === 'group'
				? field
				: guardField(entity, field),
		// A group only contains fields; the rows of an array are one value.
		(field) => !isLocalized(field) && field.type !== 'array' && field.type !== 'blocks',
	);

const isLocalized = (field: object): boolean => 'localized' in field && field.localized === true;

function guardField<
	F extends Field & { access?: { update?: FieldAccess }; hooks?: FieldBase['hooks'] },
>(entity: Entity, field: F): F {
	const fieldAccess = field.access?.update;
	const update: FieldAccess = async (args) =>
		canUpdateWhole(args.req, entity, args.doc) && (fieldAccess ? fieldAccess(args) : true);
	const noteChange = noteRefusedChange(field, ({ req, originalDoc }) =>
		canUpdateWhole(req, entity, originalDoc),
	);
	const beforeValidate = [...noteChange, ...(field.hooks?.beforeValidate ?? [])];
	return {
		...field,
		access: { ...field.access, update },
		hooks: { ...field.hooks, beforeValidate },
	};
}
