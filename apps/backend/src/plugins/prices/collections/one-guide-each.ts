import type { CollectionBeforeValidateHook } from 'payload';
import { ValidationError } from 'payload';
import { translator } from '../../../platform/i18n/translator.ts';
import { words } from '../../../platform/i18n/words.ts';

const guideExists = words(
	'There is a guide of this country already.',
	'Der er allerede en guide for dette land.',
	'Für dieses Land gibt es schon einen Hinweis.',
);

/** Refuses a second guide of a country beside its field; two at once are told apart by the database. */
export const oneGuideEach: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
	const country: unknown = data?.country;
	if (typeof country !== 'string') return data;
	const others = originalDoc?.id === undefined ? [] : [{ id: { not_equals: originalDoc.id } }];
	const { totalDocs } = await req.payload.count({
		collection: 'country-guides',
		where: { and: [{ country: { equals: country } }, ...others] },
		req,
	});
	if (totalDocs === 0) return data;
	const errors = [
		{
			path: 'country',
			label: translator(req)(words('Country', 'Land', 'Land')),
			message: translator(req)(guideExists),
		},
	];
	throw new ValidationError({ collection: 'country-guides', errors, req }, req.t);
};
