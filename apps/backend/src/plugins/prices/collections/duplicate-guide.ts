import type { CollectionBeforeValidateHook } from 'payload';
import { ValidationError } from 'payload';
import { translator, words } from '../../../platform/i18n/words.ts';

const duplicateGuideError = words(
	'There is a guide of this country already.',
	'Der er allerede en guide for dette land.',
	'Für dieses Land gibt es schon einen Hinweis.',
);

/** Rejects a second guide for a country with a field error. Concurrent creates are rejected by the unique index. */
export const rejectDuplicateGuide: CollectionBeforeValidateHook = async ({
	data,
	originalDoc,
	req,
}) => {
	const country: unknown = data?.country;
	if (typeof country !== 'string') return data;
	const notSelf = originalDoc?.id === undefined ? [] : [{ id: { not_equals: originalDoc.id } }];
	const { totalDocs } = await req.payload.count({
		collection: 'country-guides',
		where: { and: [{ country: { equals: country } }, ...notSelf] },
		req,
	});
	if (totalDocs === 0) return data;
	const errors = [
		{
			path: 'country',
			label: translator(req)(words('Country', 'Land', 'Land')),
			message: translator(req)(duplicateGuideError),
		},
	];
	throw new ValidationError({ collection: 'country-guides', errors, req }, req.t);
};
