import { localeOfPrefix } from '../locales.ts';
import { type Feature, features, siteOptions } from './options.ts';

interface FeatureParts {
	/** Its paths, without the locale's prefix. */
	paths?: RegExp;
	/** Its page sections, as types of the content contract. */
	sections?: readonly string[];
	/** Its collections and globals in the backend. */
	entities?: readonly string[];
}

/** All that belongs to one feature only. Whatever lists routes, links, sections or collections asks here. */
const parts: Record<Feature, FeatureParts> = {
	prices: {
		paths: /^\/(?:api\/prices(?:\/.*)?|prices\/.+|sitemap-[a-z]{2}-countries\.xml)$/,
		sections: ['PricingOverviewSection', 'PriceExtractSection', 'MessageComposerSection'],
		entities: [
			...['countries', 'operators', 'country-guides'],
			...['sms-prices', 'subscription-prices', 'rcs-prices', 'email-price-tiers', 'api-tokens'],
		],
	},
	docs: {
		paths: /^\/(?:docs(?:\/.*)?|api\/openapi\.json)$/,
		sections: ['ApiErrorsSection'],
	},
	blog: {
		paths: /^\/blog(?:\/.*)?$/,
		entities: ['posts', 'categories', 'authors'],
	},
	// Links in sent mails, to confirm or unsubscribe, keep working.
	newsletter: {},
	search: { paths: /^\/search(?:\.json)?$/ },
	chat: {},
};

/** True if the site has a feature. */
export const hasFeature = (feature: Feature): boolean => siteOptions().features.includes(feature);

const partsOff = () =>
	features.filter((feature) => !hasFeature(feature)).map((name) => parts[name]);

/** True for a path, with or without a query, that belongs to a feature that is off. */
export function isOffPath(address: string): boolean {
	const path = address.replace(/[?#].*$/, '');
	const prefix = localeOfPrefix(path);
	const bare = prefix ? path.slice(prefix.length + 1) : path;
	return partsOff().some(({ paths }) => paths?.test(bare));
}

/** True for the type of a page section, such as `PriceExtractSection`, that belongs to a feature that is off. */
export const isOffSection = (type: string): boolean =>
	partsOff().some(({ sections }) => sections?.includes(type));

/** True for the slug of a collection or global that belongs to a feature that is off. */
export const isOffEntity = (slug: string): boolean =>
	partsOff().some(({ entities }) => entities?.includes(slug));
