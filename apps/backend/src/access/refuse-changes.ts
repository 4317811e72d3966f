import {
	type CollectionBeforeValidateHook,
	type Field,
	type FieldHook,
	type FieldHookArgs,
	type GlobalBeforeValidateHook,
	ValidationError,
	type ValidationFieldError,
} from 'payload';
import { isSameValue } from '../documents/same-value.ts';
import { translator, words } from '../platform/i18n/words.ts';

const mayNotChange = words(
	'You may not change this field.',
	'Du må ikke ændre dette felt.',
	'Sie dürfen dieses Feld nicht ändern.',
);

/** The refused changes of the saves in progress, by the document as it was before. */
const refusals = new WeakMap<object, ValidationFieldError[]>();

/** True if only the program writes the field: an open form may send an older value. */
const isWrittenByProgram = (field: Field): boolean =>
	('virtual' in field && Boolean(field.virtual)) ||
	('hidden' in field && field.hidden === true) ||
	Boolean(field.admin && 'hidden' in field.admin && field.admin.hidden) ||
	Boolean(field.admin && 'readOnly' in field.admin && field.admin.readOnly);

/** Notes changes of a field that the user may not change. Payload drops them, and answers that the document was saved. */
export function noteRefusedChange(
	field: Field,
	mayUpdate: (args: FieldHookArgs) => boolean,
): FieldHook[] {
	if (isWrittenByProgram(field)) return [];
	return [
		function noteRefusedChange(args) {
			const { operation, originalDoc, overrideAccess, path, previousValue, req, value } = args;
			const { label } = args.field;
			if (operation !== 'update' || overrideAccess || mayUpdate(args)) return;
			if (isSameValue(value, previousValue)) return;
			refusals.set(originalDoc, [
				...(refusals.get(originalDoc) ?? []),
				{
					...(label ? { label } : {}),
					message: translator(req)(mayNotChange),
					path: path.join('.'),
				},
			]);
		},
	];
}

/**
 * Rejects a save with the changes that were noted. It runs last, so that an outdated form is told to merge instead.
 *
 * @throws ValidationError with the paths of the fields
 */
export const refuseNotedChanges: CollectionBeforeValidateHook & GlobalBeforeValidateHook = ({
	originalDoc,
	req,
}) => {
	const errors = originalDoc && refusals.get(originalDoc);
	if (errors) throw new ValidationError({ errors, req }, req.t);
};
