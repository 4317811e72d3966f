import { type TextCollection, textCollections } from '@website/contracts/entities';
import type { CollectionSlug } from 'payload';
import type { Entity } from '../src/access/rights.ts';
import { allCountries } from '../src/plugins/prices/model/country-names.ts';

export type RuledCollection = Extract<Entity, CollectionSlug>;

export interface Sample {
	/** The data of a new document, unique by `n`. Omitted if nobody creates such documents over REST. */
	create?: (n: number) => Record<string, unknown>;
	/** The data of an update, unique by `n`. */
	change: (n: number) => Record<string, unknown>;
	hasDrafts?: boolean;
	hasTrash?: boolean;
	/** The document is a file. */
	isFile?: boolean;
}

const textSample = (name: string): Sample => ({
	create: (n) => ({ [name]: `Made ${n}` }),
	change: (n) => ({ [name]: `Changed ${n}` }),
	hasDrafts: true,
	hasTrash: true,
});
const namedSample: Sample = {
	create: (n) => ({ name: `Made ${n}` }),
	change: (n) => ({ name: `Changed ${n}` }),
};
const systemSample: Sample = { change: () => ({ title: 'Changed' }) };
const day = (n: number) => new Date(Date.UTC(2030, 0, 1 + n)).toISOString().slice(0, 10);

// `Object.fromEntries` loses the type of the keys.
const texts = Object.fromEntries(
	textCollections.map((slug) => [slug, textSample('title')]),
) as Record<TextCollection, Sample>;

/** A sample for each collection; a missing collection is a type error. */
export const samples: Record<RuledCollection, Sample> = {
	...texts,
	categories: textSample('name'),
	authors: textSample('name'),
	media: {
		create: (n) => ({ alt: `File ${n}` }),
		change: () => ({ alt: 'Changed' }),
		hasTrash: true,
		isFile: true,
	},
	'media-folders': namedSample,
	'media-tags': namedSample,
	redirects: {
		create: (n) => ({
			from: `/made-${n}`,
			to: { type: 'url', url: 'https://example.com/' },
			locale: 'en',
			status: '308',
		}),
		change: () => ({ status: '302' }),
		hasTrash: true,
	},
	operators: {
		create: (n) => ({ name: `Operator ${n}`, countryIso: 'SE', mccMnc: String(24_000 + n) }),
		change: () => ({ name: 'Changed' }),
	},
	'sms-prices': {
		create: (n) => ({ country: 'SE', eur: 50_000, validFrom: day(n) }),
		change: () => ({ note: 'Changed' }),
	},
	'subscription-prices': {
		create: (n) => ({ country: 'SE', kind: 'keyword', eur: 5_000_000, validFrom: day(n) }),
		change: () => ({ note: 'Changed' }),
	},
	'rcs-prices': { change: () => ({ note: 'Changed' }) },
	'email-price-tiers': {
		create: (n) => ({
			code: `tier-${n}`,
			name: 'Tier',
			fromVolume: n,
			eur: 5_000_000,
			validFrom: day(n),
		}),
		change: () => ({ note: 'Changed' }),
	},
	countries: systemSample,
	'country-guides': {
		// Each country has at most one guide.
		create: (n) => ({ country: allCountries()[n % 200]?.id, quietHours: 'At night' }),
		change: () => ({ quietHours: 'Never' }),
	},
	users: { change: () => ({ name: 'Changed' }) },
	'api-tokens': { change: () => ({ active: false }) },
	forms: {
		create: (n) => ({
			name: `Form ${n}`,
			kind: 'message',
			keepDays: 30,
			fields: [{ name: 'email', kind: 'email', label: 'E-mail' }],
		}),
		change: () => ({ name: 'Changed' }),
	},
	'form-submissions': systemSample,
	'payload-jobs': systemSample,
	'audit-entries': systemSample,
	'translation-states': systemSample,
	'unanswered-searches': systemSample,
	usages: systemSample,
	'share-links': systemSample,
	'release-members': systemSample,
	reviews: systemSample,
	releases: {
		create: (n) => ({ title: `Release ${n}` }),
		change: (n) => ({ note: `Changed ${n}` }),
		hasTrash: true,
	},
};
