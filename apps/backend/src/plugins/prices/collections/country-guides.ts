import { documentTag } from '@website/contracts/cache-tags';
import {
	type CollectionBeforeValidateHook,
	type CollectionConfig,
	type Field,
	ValidationError,
} from 'payload';
import { changedBy } from '../../../documents/changed-by.ts';
import { richText } from '../../../model/fields/rich-text.ts';
import { lines, localized } from '../../../model/fields/text.ts';
import { translator, type Words, words } from '../../../platform/i18n/words.ts';
import { queueRevalidation } from '../../revalidation/api.ts';
import { countryTitle } from './country-names.ts';
import { countryField, dayComponents, group, keepVersions } from './fields.ts';
import { isDay } from './iso-day.ts';

const duplicateGuideError = words(
	'There is a guide of this country already.',
	'Der er allerede en guide for dette land.',
	'Für dieses Land gibt es schon einen Hinweis.',
);

/** Rejects a second guide for a country with a field error. Concurrent creates are rejected by the unique index. */
const rejectDuplicateGuide: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
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

interface Guide {
	country?: string | { id: string } | null;
}

/** The cache tags of guides. They name the country, because the page of a country without a guide has this tag too. */
const tagsOf = (guides: readonly (Guide | undefined)[]) =>
	guides.flatMap((guide) => {
		const country = guide?.country;
		const code = typeof country === 'string' ? country : country?.id;
		return code ? [documentTag('country', code)] : [];
	});

/** Revalidates the country of a changed guide, and its previous country if the guide is moved. */
const countryGuideHooks: NonNullable<CollectionConfig['hooks']> = {
	afterChange: [
		async ({ doc, previousDoc, req }: { doc: Guide; previousDoc?: Guide; req: Request }) =>
			queueRevalidation(req, [...new Set(tagsOf([doc, previousDoc]))]),
	],
	afterDelete: [
		async ({ doc, req }: { doc: Guide; req: Request }) => queueRevalidation(req, tagsOf([doc])),
	],
};

type Request = Parameters<typeof queueRevalidation>[0];

const localizedLines = (name: string, label: Words): Field => localized(lines(name, label));

/** Senders and rules of a country, shown on its page beside the prices. Guides have no drafts: a change is published on save. */
export const countryGuides: CollectionConfig = {
	slug: 'country-guides',
	labels: {
		singular: words('Country guide', 'Landeguide', 'Länderhinweis'),
		plural: words('Country guides', 'Landeguider', 'Länderhinweise'),
	},
	admin: {
		group,
		useAsTitle: 'title',
		defaultColumns: ['country', 'senderTypes', 'checkedOn', 'updatedAt'],
		description: words(
			'Senders and rules on the page of a country with prices. Visitors see a change at once.',
			'Afsendere og regler på siden for et land med priser. Besøgende ser en ændring med det samme.',
			'Absender und Regeln auf der Seite eines Landes mit Preisen. Besucher sehen eine Änderung sofort.',
		),
	},
	disableDuplicate: true,
	versions: keepVersions,
	hooks: { ...countryGuideHooks, beforeValidate: [rejectDuplicateGuide] },
	fields: [
		countryTitle,
		{ ...countryField(), unique: true },
		{
			name: 'senderTypes',
			type: 'select',
			hasMany: true,
			label: words('Possible senders', 'Mulige afsendere', 'Mögliche Absender'),
			options: [
				{ value: 'name', label: words('Name', 'Navn', 'Name') },
				{ value: 'shortNumber', label: words('Short code', 'Kortnummer', 'Kurzwahl') },
				{ value: 'longNumber', label: words('Long number', 'Langt nummer', 'Langnummer') },
				{ value: 'rcsAgent', label: words('RCS agent', 'RCS-agent', 'RCS-Agent') },
			],
		},
		localizedLines('registration', words('Registration', 'Registrering', 'Registrierung')),
		localizedLines('optOut', words('Opting out', 'Afmelding', 'Abmeldung')),
		localizedLines('quietHours', words('Quiet hours', 'Stilletid', 'Ruhezeiten')),
		localized(richText('notes', words('More', 'Mere', 'Mehr'))),
		{
			name: 'checkedOn',
			type: 'text',
			label: words('Last checked', 'Sidst kontrolleret', 'Zuletzt geprüft'),
			admin: {
				position: 'sidebar',
				components: dayComponents,
			},
			validate: (value: unknown) => !value || isDay(value) || 'YYYY-MM-DD',
		},
		changedBy,
	],
};
