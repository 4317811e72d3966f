'use client';
import { useConfig } from '@payloadcms/ui';
import { locales } from '@website/contracts/locales';
import { useSearchParams } from 'next/navigation.js';
import type { ClientConfig, ClientField, Option } from 'payload';
import { useEffect } from 'react';
import { useSiteLocales } from './use-site-locales.ts';

interface Props {
	collectionSlug: string;
}

/**
 * In a list with a field `language`: its filter offers the languages that are on, and those that the address names already. Payload has
 * no `filterOptions` for filters of select fields.
 */
export function LanguageFilter({ collectionSlug }: Props) {
	const { config, setConfig } = useConfig();
	const named = [...useSearchParams().values()].join(',').split(',');
	const on = useSiteLocales().map(({ code }) => code);
	const offered = locales
		.filter(({ code }) => on.includes(code) || named.includes(code))
		.map(({ code, name }) => ({ value: code, label: name }));
	useEffect(() => {
		const narrowed = withOptions(config, collectionSlug, offered);
		// After the effects around it, of which one sets the page's configuration.
		if (narrowed !== config) queueMicrotask(() => setConfig(narrowed));
	});
	return null;
}

type Options = { value: string; label: string }[];

const codesOf = (options: readonly Option[]) =>
	options.map((option) => (typeof option === 'string' ? option : option.value)).join();

/** The configuration with these options of the field; itself where it has them. */
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
