import type { LocaleCode } from './locales/locale.ts';

/** The language the API document is written in, whatever that of the page around it (WCAG 3.1.2). */
export const documentLanguage = 'en';

/** A text of the document with its translations, where it offers some (`x-translations`). */
export interface TranslatedText {
	text: string;
	translations: Readonly<Record<string, string>>;
}

/** A text as it is shown, with the language it is in. */
export interface ShownText {
	text: string;
	language: string;
}

/** The text in a language, or the document's own. */
export function textIn({ text, translations }: TranslatedText, locale: LocaleCode): ShownText {
	const translated = translations[locale];
	return translated ? { text: translated, language: locale } : { text, language: documentLanguage };
}

export interface ApiOperation {
	method: string;
	path: string;
	summary: string;
	/** The summary in other languages. */
	translations: Readonly<Record<string, string>>;
	/** The group the document puts it in; empty without one. */
	tag: string;
}

export interface DescribedOperation extends ApiOperation {
	description: string[];
	parameters: { name: string; isRequired: boolean; description: string }[];
	/** Bodies of requests as the document shows them, as code. */
	bodies: { summary: string; code: string }[];
	answers: { status: string; description: string }[];
}

export interface ApiDescription {
	title: string;
	version: string;
	operations: readonly DescribedOperation[];
	/** Names of groups in other languages, by the document's own. */
	tags: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a docs page shows without scripts: every operation in short, and all about the one its address names. */
export interface ApiOverview {
	title: string;
	version: string;
	operations: readonly ApiOperation[];
	tags: ApiDescription['tags'];
	named: DescribedOperation | null;
}

export function groupByTag(
	operations: readonly ApiOperation[],
): { tag: string; operations: ApiOperation[] }[] {
	const groups = new Map<string, ApiOperation[]>();
	for (const operation of operations) {
		groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation]);
	}
	return [...groups].map(([tag, members]) => ({ tag, operations: members }));
}
