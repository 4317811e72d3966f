'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { locales } from '@website/contracts/locales';
import { useSearchParams } from 'next/navigation.js';
import type { ClientConfig, ClientField, Option } from 'payload';
import { useEffect } from 'react';
import { languageName } from '../platform/i18n/words.ts';
import { useSiteLocales } from './use-site-locales.ts';

interface Props {
	collectionSlug: string;
}

/**
 * Limits the filter of a list's field `language` to the active languages and those in the URL. Payload has no `filterOptions` for filters
 * of select fields.
 */
export function LanguageFilter({ collectionSlug }: Props) {
	const { config, setConfig } = useConfig();
	const { i18n } = useTranslation();
	const urlCodes = [...useSearchParams().values()].join(',').split(',');
	const activeCodes = useSiteLocales().map(({ code }) => code);
	const options = locales
		.filter(({ code }) => activeCodes.includes(code) || urlCodes.includes(code))
		.map(({ code }) => ({ value: code, label: languageName(code, i18n.language) }));
	useEffect(() => {
		const nextConfig = withOptions(config, collectionSlug, options);
		// Runs after the effects of parents, one of which sets the page's configuration.
		if (nextConfig !== config) queueMicrotask(() => setConfig(nextConfig));
	});
	return null;
}

type Options = { value: string; label: string }[];

const codesOf = (options: readonly Option[]) =>
	options.map((option) => (typeof option === 'string' ? option : option.value)).join();

/** The configuration with these options of the field; the same object if nothing changes. */
function withOptions(config: ClientConfig, slug: string, options: Options): ClientConfig {
	let isSame = true;
	const narrow = (field: ClientField): ClientField => {
		if (field.type !== 'select' || field.name !== 'language') return field;
		if (codesOf(field.options) === codesOf(options)) return field;
		isSame = false;
		return { ...field, options };
	};
	const collections = config.collections.map((collection) =>
		collection.slug === slug
			? { ...collection, fields: collection.fields.map(narrow) }
			: collection,
	);
	return isSame ? config : { ...config, collections };
}
