import { getTranslation, type I18n } from '@payloadcms/translations';
import { isLocaleCode } from '@website/contracts/locales';
import { createLocalReq, getLocalI18n, type Payload } from 'payload';
import { configOf, documentAt } from '../../documents/document.ts';
import type { DocumentRef } from '../../documents/document-ref.ts';
import { adminUrl, documentKey, parseDocument } from '../../documents/document-ref.ts';
import { titles } from '../../documents/references/read-references.ts';
import type { BrokenLink } from './broken-link.ts';

/** A broken link as people read it. */
export interface ShownLink extends BrokenLink {
	/** What the document is called. */
	title: string;
	/** The form, below the admin's address, in a language that has the link. */
	form: string;
	/** An address, or what the document that is led to is called. */
	leadsTo: string;
}

type Spoken = Pick<I18n, 'fallbackLanguage' | 'language' | 't'>;

/** The kind of a document, with its number where there are several: "Page 12", "Header". */
function kindOf(payload: Payload, holder: DocumentRef, i18n: Spoken): string {
	const config = configOf(payload, holder);
	const label = 'labels' in config ? config.labels.singular : config.label;
	const name = getTranslation(label, i18n);
	return holder.kind === 'global' ? name : `${name} ${holder.id}`;
}

/** Names documents and what they lead to in a language of the interface. */
export async function shownLinks(
	payload: Payload,
	links: readonly BrokenLink[],
	language: string,
): Promise<ShownLink[]> {
	const spoken = isLocaleCode(language) ? language : 'en';
	const req = await createLocalReq({ locale: spoken }, payload);
	const i18n: Spoken = await getLocalI18n({ config: payload.config, language: spoken });
	const keys = new Set(links.flatMap(({ holder, target }) => [holder, target]));
	const holders = [...keys].flatMap((key) => documentAt(payload, key) ?? []);
	const named = await titles(req, holders);
	const names = new Map(
		holders.map((holder) => {
			const key = documentKey(holder);
			return [key, named.get(key) || kindOf(payload, holder, i18n)];
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
