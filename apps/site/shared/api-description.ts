import type { LocaleCode } from './locales/locale.ts';

/** Path of the API document. */
export const apiDocumentPath = '/api/openapi.json';

/** The language of the API document, independent of the page's language (WCAG 3.1.2). */
export const documentLanguage = 'en';

/** A text of the document with its translations, if it has any (`x-translations`). */
export interface TranslatedText {
	text: string;
	translations: Readonly<Record<string, string>>;
}

/** A text to show, with its language. */
export interface TextWithLanguage {
	text: string;
	language: string;
}

/** The text in a locale, or in the document's language if it has no translation. */
export function textIn(
	{ text, translations }: TranslatedText,
	locale: LocaleCode,
): TextWithLanguage {
	const translation = translations[locale];
	return translation
		? { text: translation, language: locale }
		: { text, language: documentLanguage };
}

export interface ApiOperation {
	method: string;
	path: string;
	summary: string;
	/** The summary in other languages. */
	translations: Readonly<Record<string, string>>;
	/** The operation's tag in the document; empty without one. */
	tag: string;
}

export interface DescribedOperation extends ApiOperation {
	description: string[];
	parameters: { name: string; isRequired: boolean; description: string }[];
	/** Example request bodies of the document, as code. */
	bodies: { summary: string; code: string }[];
	responses: { status: string; description: string }[];
}

/** The beginning of the documentation. Texts are empty if the document lacks them. */
export interface ApiIntroduction {
	text: string;
	/** The base URL. */
	server: string;
	/** True if requests carry a key as bearer token. */
	hasBearerKey: boolean;
	/** A first request as a shell command. */
	request: string;
}

export interface ApiDescription {
	title: string;
	version: string;
	introduction: ApiIntroduction;
	operations: readonly DescribedOperation[];
	/** Names of tags in other languages, by the document's own names. */
	tags: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** True if the viewer may send requests: the document names a server that the operator allows. */
	allowsRequests: boolean;
}

/** The content of a docs page without scripts: all operations in short, and the one in the URL in detail. */
export interface ApiOverview extends Omit<ApiDescription, 'operations'> {
	operations: readonly ApiOperation[];
	selected: DescribedOperation | null;
}
