import type { CollectionSlug } from 'payload';
import type { Entity } from '../src/access/rights.ts';
import { allCountries } from '../src/plugins/prices/model/country-names.ts';

export type RuledCollection = Extract<Entity, CollectionSlug>;

export interface Sample {
	/** A new document, `n` different each time; left out where nobody or the program alone makes one over REST. */
	create?: (n: number) => Record<string, unknown>;
	/** A change, `n` different each time. */
	change: (n: number) => Record<string, unknown>;
	hasDrafts?: boolean;
	hasTrash?: boolean;
	/** The document is a file. */
	isFile?: boolean;
}

const text = (name: string): Sample => ({
	create: (n) => ({ [name]: `Made ${n}` }),
	change: (n) => ({ [name]: `Changed ${n}` }),
	hasDrafts: true,
	hasTrash: true,
});
const named: Sample = {
	create: (n) => ({ name: `Made ${n}` }),
	change: (n) => ({ name: `Changed ${n}` }),
};
const unmade: Sample = { change: () => ({ title: 'Changed' }) };
const day = (n: number) => new Date(Date.UTC(2030, 0, 1 + n)).toISOString().slice(0, 10);

/** A document of each collection; a collection without one is a type error. */
export const samples: Record<RuledCollection, Sample> = {
	pages: text('title'),
	posts: text('title'),
	products: text('title'),
	categories: text('name'),
	authors: text('name'),
	incidents: {
		create: (n) => ({ title: `Made ${n}`, parts: ['sms'], startedAt: `${day(n)}T00:00:00.000Z` }),
		change: (n) => ({ title: `Changed ${n}` }),
		hasDrafts: true,
		hasTrash: true,
	},
	media: {
		create: (n) => ({ alt: `File ${n}` }),
		change: () => ({ alt: 'Changed' }),
		hasTrash: true,
		isFile: true,
	},
	patterns: { ...text('name'), hasDrafts: false },
	'media-folders': named,
	'media-tags': named,
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
	countries: unmade,
	'country-guides': {
		// One for each country.
		create: (n) => ({ country: allCountries()[n % 200]?.id, quietHours: 'At night' }),
		change: () => ({ quietHours: 'Never' }),
	},
	users: { change: () => ({ name: 'Changed' }) },
	'api-tokens': {
		create: (n) => ({ label: `Token ${n}`, scopes: ['prices'] }),
		change: () => ({ label: 'Changed' }),
	},
	forms: {
		create: (n) => ({
			name: `Form ${n}`,
			kind: 'message',
			keepDays: 30,
			fields: [{ name: 'email', kind: 'email', label: 'E-mail' }],
		}),
		change: () => ({ name: 'Changed' }),
	},
	'form-submissions': unmade,
	'payload-jobs': unmade,
	'audit-entries': unmade,
	'translation-states': unmade,
	'unanswered-searches': unmade,
	usages: unmade,
	'share-links': unmade,
	'release-members': unmade,
	'lock-requests': unmade,
	reviews: unmade,
	'review-comments': unmade,
	releases: {
		create: (n) => ({ title: `Release ${n}` }),
		change: (n) => ({ note: `Changed ${n}` }),
		hasTrash: true,
	},
};
