import { getTranslation, type I18n } from '@payloadcms/translations';
import { isLocaleCode } from '@website/contracts/locales';
import { createLocalReq, getLocalI18n, type Payload } from 'payload';
import { configOf, parseDocumentKey } from '../../documents/document.ts';
import type { DocumentRef } from '../../documents/document-ref.ts';
import { adminUrl, documentKey, parseDocument } from '../../documents/document-ref.ts';
import { readTitles } from '../../documents/references/read-references.ts';
import type { BrokenLink } from './broken-link.ts';

/** A broken link with the titles of its documents, for display. */
export interface DescribedLink extends BrokenLink {
	/** The title of the document with the link. */
	title: string;
	/** The path of its form below the admin's URL, in a language with the link. */
	form: string;
	/** The URL, or the title of the linked document. */
	leadsTo: string;
}

type Translation = Pick<I18n, 'fallbackLanguage' | 'language' | 't'>;

/** The label of a collection with the document's id, or the label of a global: "Page 12", "Header". */
function kindOf(payload: Payload, document: DocumentRef, i18n: Translation): string {
	const config = configOf(payload, document);
	const label = 'labels' in config ? config.labels.singular : config.label;
	const name = getTranslation(label, i18n);
	return document.kind === 'global' ? name : `${name} ${document.id}`;
}

/** Adds titles to broken links, in an interface language. */
export async function describeLinks(
	payload: Payload,
	links: readonly BrokenLink[],
	language: string,
): Promise<DescribedLink[]> {
	const locale = isLocaleCode(language) ? language : 'en';
	const req = await createLocalReq({ locale }, payload);
	const i18n: Translation = await getLocalI18n({ config: payload.config, language: locale });
	const keys = new Set(links.flatMap(({ holder, target }) => [holder, target]));
	const documents = [...keys].flatMap((key) => parseDocumentKey(payload, key) ?? []);
	const documentTitles = await readTitles(req, documents);
	const names = new Map(
		documents.map((document) => {
			const key = documentKey(document);
			return [key, documentTitles.get(key) || kindOf(payload, document, i18n)];
		}),
	);
	const nameOf = (key: string) => names.get(key) ?? key.slice(key.indexOf(':') + 1);
	return links.map((link) => {
		const document = parseDocument(link.holder);
		return {
			...link,
			title: nameOf(link.holder),
			form: document ? adminUrl('', document, link.languages[0]) : '',
			leadsTo: nameOf(link.target),
		};
	});
}
