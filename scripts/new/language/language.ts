import type { LocaleDefinition } from '@website/contracts/locales';

/** A language of `packages/contracts/locales.ts`. */
export type Language = Record<keyof LocaleDefinition, string>;

/** Derives a language from its tag, such as `fr` or `pt-BR`, and its own name; returns an error message if one is invalid. */
export function languageOf(tag: string, name: string): Language | string {
	const usage = 'npm run new -- language fr Français';
	if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(tag))
		return `Name a language by two letters, or with its country, such as pt-BR; not "${tag}": ${usage}`;
	const { language: code, region } = new Intl.Locale(tag).maximize();
	const isKnown = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code);
	if (!isKnown || !region) return `There is no language "${tag}" (ISO 639-1).`;
	if (name.trim() === '' || !/^[\p{L}\p{M} ()-]{2,40}$/u.test(name.trim()))
		return `Give the language its own name: ${usage}`;
	const languageTag = `${code}-${region}`;
	return {
		code,
		languageTag,
		name: name.trim(),
		flag: region.toLowerCase(),
		likelyCountry: region,
	};
}
